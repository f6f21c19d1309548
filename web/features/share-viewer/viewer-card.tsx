import { Button } from '@mantine/core'
import { IconFocusCentered, IconRefresh, IconRoute } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { SharedPoint } from '../../../shared/shares/shared-location.ts'
import { MINUTE_MS } from '../../../shared/time.ts'
import { LoadingButton } from '../../ui/buttons/loading-button.tsx'
import { AgeText } from '../../ui/times/age-text.tsx'
import { useTimes } from '../../ui/times/clock.tsx'
import { useNow } from '../../ui/times/now.tsx'
import { useDurationText } from '../../ui/times/use-duration-text.ts'
import { useUnits } from '../../ui/units/use-units.tsx'
import { DeviceFilter } from './device-filter.tsx'
import styles from './viewer-card.module.css'
import { locationsOf, type ViewerDevice } from './viewer-devices.ts'
import type { LinkSummary } from './viewer-queries.ts'

export type Refresh = {
  /** Epoch ms of the last successful answer. */
  updatedAt: number
  hasFailed: boolean
  isFetching: boolean
  refetch: () => void
}

type Props = {
  summary: LinkSummary
  isMultiDevice: boolean
  all: readonly ViewerDevice[]
  hidden: ReadonlySet<string>
  setHidden: (hidden: ReadonlySet<string>) => void
  refresh: Refresh
  /** `null` while no shown device has a location. */
  center: (() => void) | null
}

export function ViewerCard({ summary, isMultiDevice, all, hidden, setHidden, refresh, center }: Props) {
  const { t } = useTranslation()
  const [first] = locationsOf(all)
  const arrivalAt = all.find(({ location }) => location === first)?.estimatedArrivalAt ?? null
  const time = useTimes().exact(refresh.updatedAt, useNow())
  return (
    <section className={styles.card} aria-label={t('viewer.about')}>
      <header>
        <h1>{summary.deviceName || summary.name}</h1>
        <p>{summary.name}</p>
      </header>
      {first === undefined && (
        <p className={styles.noLocation} role="status">
          {t(summary.hidesArea ? 'viewer.noLocationHidden' : 'viewer.noLocation')}
        </p>
      )}
      {first !== undefined && isMultiDevice && (
        <p className={styles.large}>{t('viewer.devices', { count: all.length })}</p>
      )}
      {first !== undefined && !isMultiDevice && <Figures location={first} arrivalAt={arrivalAt} />}
      {all.length > 1 && <DeviceFilter {...{ all, hidden, setHidden }} hidesArea={summary.hidesArea} />}
      {first !== undefined && summary.hidesArea && <p className={styles.hiddenArea}>{t('viewer.hidden')}</p>}
      <p className={styles.status}>
        <span className={styles.chip}>
          <IconRoute size={14} stroke={1.7} aria-hidden="true" />
          {t('viewer.trail', { hours: summary.trailDurationHours })}
        </span>
        <span
          className="numbers"
          data-late={refresh.hasFailed || undefined}
          role={refresh.hasFailed ? 'alert' : undefined}
        >
          {t(refresh.hasFailed ? 'viewer.notUpdated' : 'viewer.updated', { time })}
        </span>
      </p>
      <div className={styles.buttons}>
        <LoadingButton
          variant={center === null ? 'filled' : 'default'}
          leftSection={<IconRefresh size={16} aria-hidden="true" />}
          loading={refresh.isFetching}
          onClick={refresh.refetch}
        >
          {t('viewer.refresh')}
        </LoadingButton>
        {center && (
          <Button leftSection={<IconFocusCentered size={16} aria-hidden="true" />} onClick={center}>
            {t('viewer.center')}
          </Button>
        )}
      </div>
    </section>
  )
}

type FiguresProps = { location: SharedPoint; arrivalAt: string | null }

function Figures({ location: { speed, timestampIso }, arrivalAt }: FiguresProps) {
  const { t } = useTranslation()
  const { speedText } = useUnits()
  const durationText = useDurationText()
  const times = useTimes()
  const now = useNow()
  return (
    <dl className={styles.figures}>
      <div>
        <dt>{t('viewer.speed')}</dt>
        <dd className={styles.large}>{speedText(speed)}</dd>
      </div>
      <div>
        <dt>{t('viewer.position')}</dt>
        <dd>
          <AgeText at={timestampIso} />
        </dd>
      </div>
      {arrivalAt !== null && (
        <div>
          <dt>{t('viewer.estimatedArrival')}</dt>
          <dd>
            {t('viewer.estimatedAt', { time: times.short(arrivalAt, now) })}
            <small>
              {t('viewer.estimatedIn', {
                duration: durationText(Math.max(MINUTE_MS, Date.parse(arrivalAt) - now)),
              })}
            </small>
          </dd>
        </div>
      )}
    </dl>
  )
}
