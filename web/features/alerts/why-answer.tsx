import { IconCircleCheck, IconCircleX } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { AlertRule } from '../../../shared/alerts/alert-rule.ts'
import type { alerts } from '../../../shared/alerts/alerts.routes.ts'
import type { Geofence } from '../../../shared/geofences/geofence.ts'
import type { RouteReply } from '../../../shared/http/route.ts'
import type { ExplainedCondition } from '../../../shared/rules/explain/rule-explanation.ts'
import { MINUTE_MS, toIso } from '../../../shared/time.ts'
import { PositionsMap } from '../../events/why/positions-map.tsx'
import styles from '../../events/why/why.module.css'
import { pointOf } from '../../map/boundaries/wire-points.ts'
import { useTimes } from '../../ui/times/clock.tsx'
import conditionStyles from './conditions.module.css'
import { conditionPhrase } from './sentence/condition-phrase.ts'
import { type Seen, seenText } from './sentence/seen-text.ts'
import { useRuleWriting } from './use-rule-writing.ts'

const NO_GEOFENCES: Geofence[] = []
/** How much of the route before and after the time its link shows. */
const ROUTE_MS = 30 * MINUTE_MS

type Answered = {
  reply: RouteReply<typeof alerts.explainAlertRule>
  rule: AlertRule
  device: { deviceId: string; deviceName: string }
  /** The time in question, epoch ms. */
  at: number
}

/** The answer in words, then what each condition saw at the time. */
export function WhyAnswer({ reply, rule, device: { deviceId, deviceName }, at }: Answered) {
  const { t } = useTranslation()
  const { minutesText } = useRuleWriting()
  const { because, conditions, event, positions } = reply
  const texts = { rule: rule.name, device: deviceName, cooldown: minutesText(rule.cooldownMinutes) }
  return (
    <>
      <p className={styles.sentence}>
        {because === null ? t('alerts.why.fired', texts) : t(`alerts.why.because.${because}`, texts)}
      </p>
      {conditions.length > 0 && (
        <ul className={conditionStyles.conditions} aria-label={t('alerts.why.conditions')}>
          {conditions.map((one) => (
            <Explained key={JSON.stringify(one.condition)} explained={one} at={at} />
          ))}
        </ul>
      )}
      <PositionsMap
        positions={positions}
        at={event === null ? null : pointOf(event.location)}
        geofences={NO_GEOFENCES}
      />
      {event !== null && (
        <Link
          className={styles.link}
          to="/dashboard/alerts/events"
          search={{ ruleId: rule.id, event: event.eventId, to: event.timestamp }}
        >
          {t('alerts.why.event')}
        </Link>
      )}
      <Link
        className={styles.link}
        to="/dashboard/history"
        search={{ deviceId, from: toIso(at - ROUTE_MS), to: toIso(at + ROUTE_MS) }}
      >
        {t('whyNot.history')}
      </Link>
    </>
  )
}

function Explained({ explained, at }: { explained: ExplainedCondition; at: number }) {
  const { t } = useTranslation()
  const times = useTimes()
  const writing = useRuleWriting()
  const { condition, met } = explained
  const Icon = met ? IconCircleCheck : IconCircleX
  return (
    <li data-met={met}>
      <Icon size={18} aria-hidden />
      <span>
        <strong>{conditionPhrase(condition, writing)}</strong>:{' '}
        {t(met ? 'alerts.why.met' : 'alerts.why.notMet')}
        <small>
          {/* A movement that did not happen was not seen. */}
          {(met || condition.type !== 'movement') && <span>{seenText(seenOf(explained), writing)}</span>}
          <time dateTime={explained.at}>{times.exact(explained.at, at)}</time>
        </small>
      </span>
    </li>
  )
}

/** The readings of a condition, as the reasons of events have them. */
function seenOf({ condition, saw, limit, unit }: ExplainedCondition): Seen {
  return {
    check: condition.type === 'signalStrength' ? `${condition.signalType}Signal` : condition.type,
    operator: 'operator' in condition ? condition.operator : null,
    saw,
    limit,
    unit,
  }
}
