import { lazy, Suspense, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type * as z from 'zod'
import type { SharedLocation } from '../../../shared/shares/shared-location.ts'
import type { shares } from '../../../shared/shares/shares.routes.ts'
import type { SiteConfig } from '../../../shared/site-config.ts'
import { ErrorBoundary } from '../../ui/feedback/error-boundary.tsx'
import { useNarrow } from '../../ui/use-narrow.ts'
import { MapFailed } from './map-failed.tsx'
import styles from './viewer.module.css'
import { type Reading, ViewerCard } from './viewer-card.tsx'
import { placesOf, viewerDevices } from './viewer-devices.ts'

const SharedMap = lazy(() => import('./viewer-map.tsx').then((module) => ({ default: module.ViewerMap })))

export type About = z.infer<typeof shares.openShare.reply>['shareData']
type Props = {
  about: About
  location: z.infer<typeof SharedLocation>
  maps: SiteConfig['maps']
  reading: Reading
}

/** The map with the card that says what it shows. */
export function Viewer({ about, location: { isMultiDevice, devices }, maps, reading }: Props) {
  const { t } = useTranslation()
  const narrow = useNarrow()
  const all = useMemo(() => viewerDevices(devices), [devices])
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set())
  const [centerings, setCenterings] = useState(0)
  const shown = useMemo(() => all.filter(({ key }) => !hidden.has(key)), [all, hidden])
  const anywhere = placesOf(shown).length > 0

  return (
    <main className={styles.page}>
      <div className={styles.map}>
        <ErrorBoundary fallback={<MapFailed text="mapFailed" />}>
          <Suspense>
            <SharedMap
              styles={maps.styles}
              devices={shown}
              isMultiDevice={isMultiDevice}
              centerings={centerings}
              beside={!narrow}
            />
          </Suspense>
        </ErrorBoundary>
      </div>
      <ViewerCard
        {...{ about, isMultiDevice, all, hidden, setHidden, reading }}
        center={anywhere ? () => setCenterings(centerings + 1) : null}
      />
      <p className={styles.badge}>{t('shared.powered', { product: t('product') })}</p>
    </main>
  )
}
