import { Button, Loader } from '@mantine/core'
import { IconFlagCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Client } from '../../../shared/http/client.ts'
import type { SiteConfig } from '../../../shared/site-config.ts'
import { startPrivateSite } from '../../api/start-private-site.ts'
import { ErrorBoundary } from '../../ui/feedback/error-boundary.tsx'
import { problemText } from '../../ui/feedback/problem-text.ts'
import { Logo } from '../../ui/logo.tsx'
import screen from '../../ui/screens/full-screen.module.css'
import fullScreenStyles from '../../ui/screens/full-screen.module.css'
import { PrivateSite } from '../../ui/screens/private-site.tsx'
import { AgeText } from '../../ui/times/age.tsx'
import { useTimes } from '../../ui/times/clock.tsx'
import { useNow } from '../../ui/times/now.tsx'
import { UnitsProvider } from '../../ui/units/use-units.tsx'
import { useNarrow } from '../../ui/use-narrow.ts'
import { MapFailed } from './map-failed.tsx'
import styles from './viewer.module.css'
import { type Refresh, ViewerCard } from './viewer-card.tsx'
import { locationsOf, viewerDevices } from './viewer-devices.ts'
import {
  arrivalIn,
  hasEnded,
  type LinkLocation,
  type LinkSummary,
  linkLocationQuery,
  linkSummaryQuery,
} from './viewer-queries.ts'

/** The site that a share link opens. Only the units are the sender's. */
export function ViewerSite({ shareToken }: { shareToken: string }) {
  const { t } = useTranslation()
  return (
    <PrivateSite title={t('pages.share')} start={startPrivateSite} loading={<LoadingViewer />}>
      {({ client, config }) => <ViewerPage shareToken={shareToken} client={client} maps={config.maps} />}
    </PrivateSite>
  )
}

type Props = { client: Client; shareToken: string; maps: SiteConfig['maps'] }

/** The page of a share link: loading, failed, arrived or showing its devices. A link that ends replaces the map. */
function ViewerPage({ client, shareToken, maps }: Props) {
  const summary = useQuery(linkSummaryQuery(client, shareToken))
  const location = useQuery(linkLocationQuery(client, shareToken))

  const arrivedAt = arrivalIn(summary.error) ?? arrivalIn(location.error)
  if (arrivedAt !== null) return <ViewerArrived at={arrivedAt} />
  if (summary.error) return <ViewerProblem title="dataFailed" error={summary.error} />
  if (location.error && (location.data === undefined || hasEnded(location.error)))
    return <ViewerProblem title="locationFailed" error={location.error} />
  if (summary.data === undefined || location.data === undefined) return <LoadingViewer />
  return (
    <UnitsProvider units={summary.data.units}>
      <Viewer
        summary={summary.data}
        location={location.data}
        maps={maps}
        refresh={{
          updatedAt: location.dataUpdatedAt,
          hasFailed: location.isError,
          isFetching: location.isFetching,
          refetch: () => void location.refetch(),
        }}
      />
    </UnitsProvider>
  )
}

/** A link that ended as planned: the device has arrived, at an ISO time. The server reveals nothing else. */
function ViewerArrived({ at }: { at: string }) {
  const { t } = useTranslation()
  const times = useTimes()
  const time = times.short(at, useNow())
  return (
    <main className={screen.screen}>
      <Logo size={48} />
      <IconFlagCheck className={styles.arrived} size={56} stroke={1.5} aria-hidden="true" />
      <h1>{t('viewer.arrived')}</h1>
      <p>
        <time dateTime={at} title={times.full(at)}>
          {time}
        </time>{' '}
        · <AgeText at={at} />
      </p>
      <p role="status">{t('viewer.arrivedText')}</p>
    </main>
  )
}

function LoadingViewer() {
  const { t } = useTranslation()
  return (
    <main className={fullScreenStyles.screen} aria-busy="true">
      <Logo size={48} />
      <Loader size="sm" />
      <p role="status">{t('viewer.loading')}</p>
    </main>
  )
}

type ViewerProblemProps = { title: 'dataFailed' | 'locationFailed'; error: Error }

/** Why a link shows nothing, and what the viewer can do. */
function ViewerProblem({ title, error }: ViewerProblemProps) {
  const { t } = useTranslation()
  const { text, code } = problemText(t, error, 'viewer')
  return (
    <main className={fullScreenStyles.screen}>
      <Logo size={48} />
      <h1>{t(`viewer.${title}`)}</h1>
      <p role="alert">{text}</p>
      <Button onClick={() => window.location.reload()}>{t('viewer.tryAgain')}</Button>
      <p className={fullScreenStyles.code}>{t('problem.code', { code })}</p>
    </main>
  )
}

const ViewerMap = lazy(() => import('./viewer-map.tsx').then((module) => ({ default: module.ViewerMap })))

type ViewerProps = {
  summary: LinkSummary
  location: LinkLocation
  maps: SiteConfig['maps']
  refresh: Refresh
}

/** A map of the link's devices with the info card. */
function Viewer({ summary, location: { isMultiDevice, devices }, maps, refresh }: ViewerProps) {
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
