import { Button } from '@mantine/core'
import { IconFocusCentered, IconRefresh, IconRoute } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { SharedPoint } from '../../../shared/shares/shared-location.ts'
import { MINUTE_MS } from '../../../shared/time.ts'
import { LoadingButton } from '../../ui/buttons/loading-button.tsx'
import { AgeText } from '../../ui/times/age.tsx'
import { useTimes } from '../../ui/times/clock.tsx'
import { useDurationText } from '../../ui/times/duration-text.ts'
import { useNow } from '../../ui/times/now.tsx'
import { useUnits } from '../../ui/units/use-units.tsx'
import { AnchorWatches } from './anchor-watches.tsx'
import styles from './viewer-card.module.css'
import { locationsOf, type ViewerDevice, watchedOf } from './viewer-devices.ts'
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
  const watched = watchedOf(all)
  const arrivalAt = all.find(({ location }) => location === first)?.estimatedArrivalAt ?? null
  const time = useTimes().exact(refresh.updatedAt, useNow())
  return (
    <section className={styles.card} aria-label={t('viewer.about')}>
      <header>
        <h1>{summary.deviceName || summary.name}</h1>
        <p>{summary.name}</p>
      </header>
      {watched.length > 0 && <AnchorWatches devices={watched} isMultiDevice={isMultiDevice} />}
      {first === undefined && (
        <p className={styles.note} role="status">
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

type DeviceFilterProps = {
  all: readonly ViewerDevice[]
  hidden: ReadonlySet<string>
  setHidden: (hidden: ReadonlySet<string>) => void
  /** A device without a location may be inside the hidden area. */
  hidesArea: boolean
}

/** The devices of the link with speed, age and a checkbox. At first the list is open and the map shows all of them. */
function DeviceFilter({ all, hidden, setHidden, hidesArea }: DeviceFilterProps) {
  const { t } = useTranslation()
  const { speedText } = useUnits()
  const times = useTimes()
  const now = useNow()
  const toggle = (key: string) => {
    const others = [...hidden].filter((hiddenKey) => hiddenKey !== key)
    setHidden(new Set(hidden.has(key) ? others : [...others, key]))
  }
  return (
    <details className={styles.filter} open>
      <summary>{t('viewer.filter', { selected: all.length - hidden.size, total: all.length })}</summary>
      <div className={styles.allOrNone}>
        <button type="button" onClick={() => setHidden(new Set())}>
          {t('viewer.all')}
        </button>
        <button type="button" onClick={() => setHidden(new Set(all.map(({ key }) => key)))}>
          {t('viewer.none')}
        </button>
      </div>
      <ul>
        {all.map(({ key, name, colour, location, estimatedArrivalAt }) => (
          <li key={key}>
            <label>
              <input type="checkbox" checked={!hidden.has(key)} onChange={() => toggle(key)} />
              <i style={{ background: colour }} />
              <span>{name}</span>
              <small>
                {location === null ? (
                  t(hidesArea ? 'viewer.notShown' : 'viewer.noLocationYet')
                ) : (
                  <>
                    {speedText(location.speed)} · <AgeText at={location.timestampIso} />
                    {estimatedArrivalAt !== null && (
                      <span>{t('viewer.arrivesAbout', { time: times.short(estimatedArrivalAt, now) })}</span>
                    )}
                  </>
                )}
              </small>
            </label>
          </li>
        ))}
      </ul>
    </details>
  )
}
