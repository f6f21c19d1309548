import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Geofence } from '../../../../shared/geofences/geofence.ts'
import { geofences as routes } from '../../../../shared/geofences/geofences.routes.ts'
import type { RouteReply } from '../../../../shared/http/route.ts'
import { HOUR_MS, MINUTE_MS, SECOND_MS, toIso } from '../../../../shared/time.ts'
import type { Explanation } from '../../../../shared/watching/explain/explanation.ts'
import { EXPLAINED_MS } from '../../../../shared/watching/explain/question.ts'
import { useSite } from '../../../api/site.tsx'
import { PositionsMap } from '../../../events/why/positions-map.tsx'
import styles from '../../../events/why/why.module.css'
import { WhyButton } from '../../../events/why/why-button.tsx'
import { WhyDialog } from '../../../events/why/why-dialog.tsx'
import { pointOf } from '../../../map/boundaries/wire-points.ts'
import { useTimes } from '../../../ui/times/clock.tsx'
import { useDurationText } from '../../../ui/times/duration-text.ts'
import { useUnits } from '../../../ui/units/use-units.tsx'
import type { GeofencesSearch } from '../geofences-search.ts'
import { type About, whySentence } from './why-sentence.ts'

type Props = { geofences: readonly Geofence[]; search: GeofencesSearch }

/** Says why a geofence raised nothing; nothing without geofences. */
export function WhyGeofence({ geofences, search: { geofenceId, deviceId } }: Props) {
  const { t } = useTranslation()
  const { client } = useSite()
  if (geofences.length === 0) return null
  const texts = {
    title: t('whyNot.title'),
    about: t('whyNot.about', { minutes: EXPLAINED_MS / MINUTE_MS }),
    subject: t('events.geofence'),
    failed: t('whyNot.failed'),
    ask: t('whyNot.ask'),
  }
  return (
    <WhyButton
      text={texts.title}
      dialog={(close) => (
        <WhyDialog
          subjects={geofences.map((geofence) => ({ id: geofence.geofenceId, name: geofence.name, geofence }))}
          chosen={{ subjectId: geofenceId, deviceId }}
          texts={texts}
          context="geofences"
          explain={(id, query) => client.call(routes.explainGeofence, { path: { id }, query })}
          answer={({ subject, ...answered }) => <WhyAnswer {...answered} geofence={subject.geofence} />}
          close={close}
        />
      )}
    />
  )
}

type Answered = {
  reply: RouteReply<typeof routes.explainGeofence>
  geofence: Geofence
  device: { deviceId: string; deviceName: string }
  /** The time in question, epoch ms. */
  at: number
}

/** The answer in words, and the positions around the time on a map. */
function WhyAnswer({ reply, geofence, device: { deviceId, deviceName }, at }: Answered) {
  const { t } = useTranslation()
  const whyText = useWhyText()
  const geofences = useMemo(() => [geofence], [geofence])
  const range = { from: toIso(at - EXPLAINED_MS), to: toIso(at + EXPLAINED_MS) }
  return (
    <>
      <p className={styles.sentence}>
        {whyText(reply, { device: deviceName, geofence: geofence.name, asked: at })}
      </p>
      <PositionsMap positions={reply.positions} at={nearestTo(at, reply)} geofences={geofences} />
      {reply.positions.length > 0 && (
        <Link className={styles.link} to="/dashboard/history" search={{ deviceId, ...range }}>
          {t('events.history')}
        </Link>
      )}
    </>
  )
}

/** The position of the answer's fix, or that nearest to the time. */
function nearestTo(at: number, { checks, positions }: Answered['reply']) {
  const wanted = checks[0] === undefined ? at : Date.parse(checks[0].at)
  const [nearest] = positions.toSorted(
    (a, b) => Math.abs(Date.parse(a.timestamp) - wanted) - Math.abs(Date.parse(b.timestamp) - wanted),
  )
  return nearest === undefined ? null : pointOf(nearest)
}

/** Says an explanation in the account's units and clock. */
function useWhyText(): (explanation: Explanation, about: About) => string {
  const { t } = useTranslation()
  const times = useTimes()
  const units = useUnits()
  const minutesText = useMinutesText()
  return (explanation, about) => whySentence(explanation, about, { t, times, units, minutesText })
}

/** Minutes with seconds, `9 min 59 s`, so that no figure is rounded to its limit. */
function useMinutesText(): (minutes: number) => string {
  const { t } = useTranslation()
  const durationText = useDurationText()
  return (minutes) => {
    const seconds = Math.round((minutes * MINUTE_MS) / SECOND_MS)
    const rest = seconds % (MINUTE_MS / SECOND_MS)
    const ms = seconds * SECOND_MS
    if (rest === 0 || ms >= HOUR_MS) return durationText(ms)
    return t('whyNot.minutesSeconds', { minutes: Math.floor(ms / MINUTE_MS), seconds: rest })
  }
}
