import { IconAlertTriangle, IconAnchor } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { isAlarm, type SharedAnchorWatch } from '../../../shared/watching/anchor/shared-anchor-watch.ts'
import { addTexts } from '../../i18n/i18n.ts'
import { useTone } from '../../theme/use-tone.ts'
import { ErrorBoundary } from '../../ui/feedback/error-boundary.tsx'
import { PartNotLoaded } from '../../ui/feedback/part-not-loaded.tsx'
import { UNKNOWN } from '../../ui/format.ts'
import { useTimes } from '../../ui/times/clock.tsx'
import { useNow } from '../../ui/times/now.tsx'
import { useUnits } from '../../ui/units/use-units.tsx'
import { isOn, watchColour } from './anchor-state.ts'
import styles from './viewer-card.module.css'
import type { WatchedDevice } from './viewer-devices.ts'

type Props = { devices: readonly WatchedDevice[]; isMultiDevice: boolean }

/** The anchor watches of the boats of a link. Their texts load with the first of them. */
export function AnchorWatches(props: Props) {
  const { t } = useTranslation()
  return (
    <ErrorBoundary fallback={<PartNotLoaded title={t('alerts.events.anchorWatch')} />}>
      <Suspense>
        <WatchesWithTexts {...props} />
      </Suspense>
    </ErrorBoundary>
  )
}

const WatchesWithTexts = lazy(() => addTexts('boat').then(() => ({ default: Watches })))

const Watches = ({ devices, isMultiDevice }: Props) =>
  devices.map(({ key, name, anchorWatch }) => (
    <AnchorWatch key={key} name={name} isNamed={isMultiDevice} watch={anchorWatch} />
  ))

type WatchProps = { name: string; isNamed: boolean; watch: SharedAnchorWatch }

/** The state of a watch, and its figures. Only a new state is announced, not the figures of each refresh. */
function AnchorWatch({ name, isNamed, watch }: WatchProps) {
  const { t } = useTranslation()
  const { lengthText } = useUnits()
  const tone = useTone()
  const times = useTimes()
  const now = useNow()
  const { state, since, distanceM, radiusM } = watch
  const isOnAlarm = isAlarm(watch)
  const Icon = isOnAlarm ? IconAlertTriangle : IconAnchor
  return (
    <article className={styles.note} aria-label={name}>
      <p key={state} className={styles.watchState} role={isOnAlarm ? 'alert' : 'status'}>
        <Icon size={20} stroke={1.7} color={watchColour(watch, tone)} aria-hidden="true" />
        <strong style={{ color: watchColour(watch, tone) }}>{t(`anchorWatch.state.${state}`)}</strong>
        {isNamed && <span>{name}</span>}
      </p>
      <dl className={styles.figures}>
        {isOn(watch) && (
          <>
            <div>
              <dt>{t('anchorWatch.facts.distance')}</dt>
              <dd>{distanceM === null ? UNKNOWN : lengthText(distanceM)}</dd>
            </div>
            <div>
              <dt>{t('anchorWatch.facts.radius')}</dt>
              <dd>{lengthText(radiusM)}</dd>
            </div>
          </>
        )}
        <div>
          <dt>{t('anchorWatch.facts.since')}</dt>
          <dd>
            <time dateTime={since} title={times.full(since)}>
              {times.short(since, now)}
            </time>
          </dd>
        </div>
      </dl>
    </article>
  )
}
