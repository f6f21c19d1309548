import { lazy, Suspense, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SiteConfig } from '../../../shared/site-config.ts'
import { ErrorBoundary } from '../../ui/feedback/error-boundary.tsx'
import { useNarrow } from '../../ui/use-narrow.ts'
import { MapFailed } from './map-failed.tsx'
import styles from './viewer.module.css'
import { type Refresh, ViewerCard } from './viewer-card.tsx'
import { locationsOf, viewerDevices } from './viewer-devices.ts'
import type { LinkLocation, LinkSummary } from './viewer-queries.ts'

const ViewerMap = lazy(() => import('./viewer-map.tsx').then((module) => ({ default: module.ViewerMap })))

type Props = {
  summary: LinkSummary
  location: LinkLocation
  maps: SiteConfig['maps']
  refresh: Refresh
}

/** A map of the link's devices with the info card. */
export function Viewer({ summary, location: { isMultiDevice, devices }, maps, refresh }: Props) {
  const { t } = useTranslation()
  const isNarrow = useNarrow()
  const all = useMemo(() => viewerDevices(devices), [devices])
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set())
  const [centerClicks, setCenterClicks] = useState(0)
  const shown = useMemo(() => all.filter(({ key }) => !hidden.has(key)), [all, hidden])
  const hasLocation = locationsOf(shown).length > 0

  return (
    <main className={styles.page}>
      <div className={styles.map}>
        <ErrorBoundary fallback={<MapFailed text="mapFailed" />}>
          <Suspense>
            <ViewerMap
              styles={maps.styles}
              devices={shown}
              isMultiDevice={isMultiDevice}
              centerClicks={centerClicks}
              isCardOverMap={!isNarrow}
            />
          </Suspense>
        </ErrorBoundary>
      </div>
      <ViewerCard
        {...{ summary, isMultiDevice, all, hidden, setHidden, refresh }}
        center={hasLocation ? () => setCenterClicks(centerClicks + 1) : null}
      />
      <p className={styles.badge}>{t('viewer.powered', { product: t('product') })}</p>
    </main>
  )
}
