import type { StyleSpecification } from 'maplibre-gl'
import { useCallback, useEffect, useState } from 'react'
import { MINUTE_MS, SECOND_MS } from '../../../shared/time.ts'
import type { Tone } from '../../../shared/tone.ts'
import { useSite } from '../../api/site.tsx'
import { useTone } from '../../theme/use-tone.ts'
import { routeMapStyle } from '../map-style.ts'
import { seaStyle } from './built-in-style.ts'
import { labelFont } from './label-font.ts'

export type BaseStyle = { document: StyleSpecification; tone: Tone; builtIn: boolean }

/** `waiting`: the street map is loading, and the built-in map shows its sea in the meantime. */
export type BaseState = {
  style: BaseStyle
  source: 'waiting' | 'remote' | 'builtIn'
  retry: () => void
  /** Reports that the style loaded but its tiles do not. */
  tilesFailed: () => void
}

const TIMEOUT_MS = 4 * SECOND_MS
const RETRY_MS = 2 * MINUTE_MS

/** The street map, or the built-in map while that is unavailable. Retries on its own. */
export function useBaseStyle(url: string, tone: Tone): BaseState {
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<Pick<BaseState, 'style' | 'source'>>(() => ({
    style: builtIn(tone),
    source: 'waiting',
  }))
  const retry = useCallback(() => setAttempt((count) => count + 1), [])
  const tilesFailed = useCallback(() => setState({ style: builtIn(tone), source: 'builtIn' }), [tone])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt fetches again
  useEffect(() => {
    const request = new AbortController()
    setState((before) =>
      before.style.builtIn && before.style.tone === tone
        ? before
        : { style: builtIn(tone), source: before.source },
    )
    fetchStyle(url, request.signal).then(
      (document) => setState({ style: { document, tone, builtIn: false }, source: 'remote' }),
      (error: unknown) => {
        if (request.signal.aborted) return
        console.warn('Could not load the street map:', error)
        setState(({ style }) => ({ style, source: 'builtIn' }))
      },
    )
    return () => request.abort()
  }, [url, tone, attempt])

  useEffect(() => {
    if (state.source !== 'builtIn') return
    const timer = window.setInterval(() => navigator.onLine && retry(), RETRY_MS)
    window.addEventListener('online', retry)
    return () => {
      window.clearInterval(timer)
      window.removeEventListener('online', retry)
    }
  }, [state.source, retry])

  return { ...state, retry, tilesFailed }
}

const builtIn = (tone: Tone): BaseStyle => ({ document: seaStyle(tone), tone, builtIn: true })

/** The map host sees the site, which the operator's key is restricted to, but never the page. */
export const REFERRER_POLICY = 'origin'

async function fetchStyle(url: string, cancelled: AbortSignal): Promise<StyleSpecification> {
  if (!navigator.onLine) throw new Error('offline')
  const response = await fetch(url, {
    signal: AbortSignal.any([cancelled, AbortSignal.timeout(TIMEOUT_MS)]),
    referrerPolicy: REFERRER_POLICY,
  })
  if (!response.ok) throw new Error(`HTTP ${response.status}`)
  return withoutUnusedFonts(await response.json())
}

/** MapLibre would request our labels' font from the style's glyph server, which may not have it. */
function withoutUnusedFonts(style: StyleSpecification): StyleSpecification {
  const { glyphs: _glyphs, ...rest } = style
  return labelFont(style) === null ? rest : style
}

/** The base of a map without a choice of styles, and whether the operator has no key for its satellite images. */
export function useRouteBase() {
  const { config } = useSite()
  const { url, tone, keyMissing } = routeMapStyle(config.maps.styles, useTone())
  return { base: useBaseStyle(url, tone), keyMissing }
}
