import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { StopsLayer } from '../../../map/layers/stops-layer.tsx'
import styles from '../../../map/map-popup.module.css'
import type { Leg } from '../trips/trip-days.ts'
import { useLegTexts } from '../trips/use-leg-texts.ts'
import type { HistoryView } from '../use-history-view.ts'

type Props = { legs: readonly Leg[]; view: Pick<HistoryView, 'legStart' | 'selectLeg'> }

/** The stops of the route, as markers on the map. */
export function StopMarks({ legs, view: { legStart, selectLeg } }: Props) {
  const { t } = useTranslation()
  const texts = useLegTexts()
  const stops = useMemo(() => legs.flatMap((leg) => (leg.kind === 'stop' ? [leg] : [])), [legs])
  // biome-ignore lint/correctness/useExhaustiveDependencies: texts is new on each render but changes only with t
  const marks = useMemo(
    () =>
      stops.flatMap((leg) => {
        const { place } = leg.stop
        const length = texts.duration(leg) ?? t('history.ongoing')
        return place === null ? [] : [{ id: leg.start, at: place, length, selected: leg.start === legStart }]
      }),
    [stops, legStart, t],
  )
  const describe = useCallback(
    (id: string) => {
      const leg = stops.find(({ start }) => start === id)
      return leg && <StopDetails leg={leg} />
    },
    [stops],
  )
  return <StopsLayer stops={marks} select={selectLeg} describe={describe} />
}

function StopDetails({ leg }: { leg: Extract<Leg, { kind: 'stop' }> }) {
  const { t } = useTranslation()
  const texts = useLegTexts()
  const duration = texts.duration(leg)
  return (
    <div className={styles.text}>
      <strong>{duration === null ? t('history.stillStopped') : t('history.stoppedFor', { duration })}</strong>
      <span>{texts.range(leg)}</span>
      <span>{texts.places(leg)}</span>
    </div>
  )
}
