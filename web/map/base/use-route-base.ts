import { useSite } from '../../api/site.tsx'
import { useTone } from '../../theme/use-tone.ts'
import { routeMapStyle } from '../map-style.ts'
import { useBaseStyle } from './use-base-style.ts'

/** The base of a map without a choice of styles, and whether the operator has no key for its satellite images. */
export function useRouteBase() {
  const { config } = useSite()
  const { url, tone, keyMissing } = routeMapStyle(config.maps.styles, useTone())
  return { base: useBaseStyle(url, tone), keyMissing }
}
