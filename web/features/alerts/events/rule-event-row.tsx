import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { AlertRule } from '../../../../shared/alerts/alert-rule.ts'
import type { Geofence } from '../../../../shared/geofences/geofence.ts'
import type { RuleEvent } from '../../../../shared/watching/event.ts'
import { EventDetails } from '../../../events/event-details.tsx'
import { EventRow } from '../../../events/event-row.tsx'
import { RULE_ICON } from '../../../events/use-event-text.ts'
import { useUnits } from '../../../ui/units/use-units.tsx'
import { seenText } from '../sentence/seen-text.ts'
import { useRuleWriting } from '../use-rule-writing.ts'

type Props = {
  event: RuleEvent
  /** Unless it was deleted, or is a notification rule. */
  rule: AlertRule | undefined
  geofences: readonly Geofence[]
  isOpen: boolean
  setOpen: (isOpen: boolean) => void
}

/** One event of a rule, which opens. */
export function RuleEventRow({ event, rule, geofences, isOpen, setOpen }: Props) {
  const { t } = useTranslation()
  const writing = useRuleWriting()
  const { lengthText } = useUnits()
  const shown = useMemo(() => geofencesOf(rule, geofences), [rule, geofences])
  const { ruleId, ruleName, deviceName } = event
  return (
    <EventRow
      event={event}
      icon={RULE_ICON}
      text={t('alerts.events.sentence', { rule: ruleName, device: deviceName })}
      isOpen={isOpen}
      setOpen={setOpen}
    >
      <EventDetails
        event={event}
        geofences={shown}
        reasons={event.reasons.map((reason) => {
          const text = seenText(reason, writing)
          const { at, accuracyM } = reason
          if (accuracyM === null) return { at, text }
          return {
            at,
            text: t('events.reason.withAccuracy', { reason: text, accuracy: lengthText(accuracyM) }),
          }
        })}
      >
        <Link to="/dashboard/alerts/events" search={{ ruleId, event: event.eventId }}>
          {t('alerts.events.showRule')}
        </Link>
      </EventDetails>
    </EventRow>
  )
}

/** Those that the rule is about. */
function geofencesOf(rule: AlertRule | undefined, geofences: readonly Geofence[]): Geofence[] {
  const ids = rule?.conditions.flatMap((one) => ('geofenceId' in one ? one.geofenceId : [])) ?? []
  return geofences.filter(({ geofenceId }) => ids.includes(geofenceId))
}
