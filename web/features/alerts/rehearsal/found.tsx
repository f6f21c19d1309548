import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DeviceView } from '../../../../shared/devices/device.ts'
import type { Geofence } from '../../../../shared/geofences/geofence.ts'
import { DAY_MS } from '../../../../shared/time.ts'
import { LazyEventMap } from '../../../events/lazy-event-map.tsx'
import { pointOf } from '../../../map/boundaries/wire-points.ts'
import { useTimes } from '../../../ui/times/clock.tsx'
import { useNow } from '../../../ui/times/now.tsx'
import styles from './rehearsal.module.css'
import type { RehearsedSuppression } from './rehearse-devices.ts'
import type { RehearsalState } from './use-rehearsal.ts'

const SHOWN_MAX = 50
const NO_GEOFENCES: Geofence[] = []

type Props = { state: RehearsalState; devices: readonly DeviceView[] }

/** The alerts that would have been raised, by time, as a list and on a map. */
export function Found({ state: { found, days, until }, devices }: Props) {
  const { t } = useTranslation()
  const times = useTimes()
  const now = useNow()
  const becauseText = useBecauseText()
  const [chosenId, setChosenId] = useState<string | null>(null)
  const { firings, suppressed } = found
  const places = useMemo(
    () => firings.map(({ location }) => ({ ...pointOf(location), held: false })),
    [firings],
  )
  const nameOf = (id: string) => devices.find(({ deviceId }) => deviceId === id)?.deviceName ?? id
  const moments: Moment[] = [
    ...suppressed.map((one) => ({
      key: `${one.deviceId} ${one.timestamp} ${one.because}`,
      at: Date.parse(one.timestamp),
      text: becauseText(one, nameOf(one.deviceId)),
      isSuppressed: true,
    })),
    ...firings.map(({ eventId, timestamp, deviceName: device }) => ({
      key: eventId,
      at: Date.parse(timestamp),
      text: t('alerts.rehearsal.at', { device, time: times.listed(timestamp, now) }),
      isSuppressed: false,
    })),
  ]
  if (moments.length === 0) return null
  const chosen = firings.find(({ eventId }) => eventId === chosenId)
  return (
    <>
      <Timeline from={until - days * DAY_MS} to={until} moments={moments} />
      {places.length > 0 && (
        <div className={styles.map}>
          <LazyEventMap
            label={t('alerts.rehearsal.map')}
            at={chosen === undefined ? null : pointOf(chosen.location)}
            geofences={NO_GEOFENCES}
            fixes={places}
          />
        </div>
      )}
      <ul className={styles.list} aria-label={t('alerts.rehearsal.list')}>
        {firings.slice(0, SHOWN_MAX).map(({ eventId, deviceName, timestamp }) => (
          <li key={eventId}>
            <button type="button" aria-pressed={eventId === chosenId} onClick={() => setChosenId(eventId)}>
              <span>{deviceName}</span>
              <time dateTime={timestamp} title={times.full(timestamp)}>
                {times.listed(timestamp, now)}
              </time>
            </button>
          </li>
        ))}
      </ul>
      {firings.length > SHOWN_MAX && (
        <p className={styles.note}>{t('alerts.rehearsal.more', { count: firings.length - SHOWN_MAX })}</p>
      )}
      {suppressed.length > 0 && (
        <details className={styles.heldBack}>
          <summary>{t('alerts.rehearsal.heldBack')}</summary>
          <ul>
            {suppressed.slice(0, SHOWN_MAX).map((one) => (
              <li key={`${one.deviceId} ${one.timestamp} ${one.because}`}>
                {becauseText(one, nameOf(one.deviceId))}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

/** Says when something was held back, and why. */
function useBecauseText() {
  const { t } = useTranslation()
  const times = useTimes()
  const now = useNow()
  return ({ timestamp, because }: RehearsedSuppression, device: string) =>
    t('alerts.rehearsal.suppressedAt', {
      device,
      time: times.listed(timestamp, now),
      because: t(`alerts.rehearsal.because.${because}`),
    })
}

type Moment = { key: string; at: number; text: string; isSuppressed: boolean }

type MomentProps = { from: number; to: number; moments: readonly Moment[] }

/** Up to this many days each have a label; fewer in languages that write long dates. */
const LABELS_MAX = 7
/** How many characters fit below the line. */
const LABELS_LENGTH = 56

/** When a rule would have alerted: a filled mark for each alert, a hollow one for each that was held back. */
function Timeline({ from, to, moments }: MomentProps) {
  const { t } = useTranslation()
  const times = useTimes()
  const days = Math.round((to - from) / DAY_MS)
  const fitting = Math.floor(LABELS_LENGTH / (times.monthAndDay(to).length + 1))
  const every = Math.ceil(days / Math.min(fitting, LABELS_MAX))
  const labels = Array.from({ length: Math.floor(days / every) }, (_, index) => to - index * every * DAY_MS)
  const left = (at: number) => `${((at - from) / (to - from)) * 100}%`
  return (
    <div className={styles.timeline} role="img" aria-label={t('alerts.rehearsal.timeline')}>
      <div className={styles.track}>
        {moments.map(({ key, at, text, isSuppressed }) => (
          <i
            key={key}
            title={text}
            data-suppressed={isSuppressed || undefined}
            style={{ insetInlineStart: left(at) }}
          />
        ))}
      </div>
      <div className={styles.days}>
        {labels.map((at) => (
          <span key={at} style={{ insetInlineStart: left(at - (every * DAY_MS) / 2) }}>
            {times.monthAndDay(at)}
          </span>
        ))}
      </div>
    </div>
  )
}
