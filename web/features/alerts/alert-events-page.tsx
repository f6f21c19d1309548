import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { AlertRule } from '../../../shared/alerts/alert-rule.ts'
import { alerts } from '../../../shared/alerts/alerts.routes.ts'
import type { Geofence } from '../../../shared/geofences/geofence.ts'
import type { Client } from '../../../shared/http/client.ts'
import type { RuleEvent } from '../../../shared/watching/event.ts'
import { EVENTS_KEY } from '../../api/events-key.ts'
import { useLivePush } from '../../api/live-push/use-live-push.ts'
import { useSite } from '../../api/site.tsx'
import { EVENTS_FRESH_MS, EVENTS_POLL_MS } from '../../events/account-events-query.ts'
import { EventDetails } from '../../events/event-details.tsx'
import { EventList } from '../../events/event-list.tsx'
import { EventRow } from '../../events/event-row.tsx'
import styles from '../../events/events.module.css'
import { ChoiceFilter, DeviceFilter, PageSizeFilter, TimeFilters } from '../../events/filter-fields.tsx'
import { DEFAULT_PAGE_SIZE } from '../../events/page-sizes.ts'
import { useCursorPages } from '../../events/use-cursor-pages.ts'
import { RULE_ICON, useRuleName } from '../../events/use-event-text.ts'
import { WhyButton } from '../../events/why/why-button.tsx'
import { WhyDialog } from '../../events/why/why-dialog.tsx'
import { geofencesQuery } from '../../geofences/geofences-query.ts'
import { ZoneNote } from '../../ui/times/zone-note.tsx'
import { useUnits } from '../../ui/units/use-units.tsx'
import { AlertsFrame } from './alerts-frame.tsx'
import type { AlertEventsSearch } from './alerts-search.ts'
import { seenText } from './sentence/seen-text.ts'
import { rulesQuery } from './use-rule-actions.ts'
import { useRuleWriting } from './use-rule-writing.ts'
import { WhyAnswer } from './why-answer.tsx'

const route = getRouteApi('/dashboard/alerts/events')
const NO_RULES: AlertRule[] = []
const NO_GEOFENCES: Geofence[] = []
const NO_FILTER = {
  deviceId: undefined,
  ruleId: undefined,
  from: undefined,
  to: undefined,
} satisfies AlertEventsSearch

/** The events of the alert rules, newest first, with their reasons. */
export function AlertEventsPage() {
  const { t } = useTranslation()
  const { client } = useSite()
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const change = useCallback(
    (part: AlertEventsSearch) =>
      void navigate({ search: (before) => ({ ...before, ignored: undefined, ...part }), replace: true }),
    [navigate],
  )
  useLivePush(true)
  const { data: rules = NO_RULES } = useQuery(rulesQuery(client))
  const { data: geofences = NO_GEOFENCES } = useQuery(geofencesQuery(client))
  const { deviceId, ruleId, from, to, size = DEFAULT_PAGE_SIZE } = search
  const filter = { deviceId, ruleId, from, to }
  const pages = useCursorPages(JSON.stringify([filter, size]))
  const query = useQuery(ruleEventsQuery(client, filter, size, pages.cursor))
  const isFiltered = Object.values(filter).some((value) => value !== undefined)
  return (
    <AlertsFrame view="events">
      <div className={styles.tab}>
        <search className={styles.filters} aria-label={t('events.filters')}>
          <DeviceFilter value={deviceId} choose={(chosen) => change({ deviceId: chosen })} />
          <ChoiceFilter
            label={t('alerts.events.rule')}
            any={t('alerts.events.anyRule')}
            value={ruleId}
            choose={(chosen) => change({ ruleId: chosen })}
            choices={rules.map(({ id, name }) => ({ value: id, label: name }))}
          />
          <TimeFilters from={from} to={to} change={change} />
          <PageSizeFilter size={size} choose={(chosen) => change({ size: chosen })} />
          <WhyRule rules={rules} chosen={{ ruleId, deviceId }} />
        </search>
        <ZoneNote />
        <EventList
          label={t('alerts.events.label')}
          query={query}
          pages={pages}
          empty={{ title: t('alerts.events.emptyTitle'), text: t('alerts.events.empty') }}
          clear={isFiltered ? () => change(NO_FILTER) : null}
        >
          {(event) => (
            <RuleEventRow
              key={event.eventId}
              event={event}
              rule={rules.find(({ id }) => id === event.ruleId)}
              geofences={geofences}
              isOpen={search.event === event.eventId}
              setOpen={(isOpen) => change({ event: isOpen ? event.eventId : undefined })}
            />
          )}
        </EventList>
      </div>
    </AlertsFrame>
  )
}

type Props = {
  event: RuleEvent
  /** Unless it was deleted, or is a notification rule. */
  rule: AlertRule | undefined
  geofences: readonly Geofence[]
  isOpen: boolean
  setOpen: (isOpen: boolean) => void
}

/** An event of a rule, which opens. */
function RuleEventRow({ event, rule, geofences, isOpen, setOpen }: Props) {
  const { t } = useTranslation()
  const writing = useRuleWriting()
  const { lengthText } = useUnits()
  const shown = useMemo(() => geofencesOf(rule, geofences), [rule, geofences])
  const { ruleId, deviceName } = event
  const ruleName = useRuleName()(event)
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

/** The geofences that the rule names. */
function geofencesOf(rule: AlertRule | undefined, geofences: readonly Geofence[]): Geofence[] {
  const ids = rule?.conditions.flatMap((one) => ('geofenceId' in one ? one.geofenceId : [])) ?? []
  return geofences.filter(({ geofenceId }) => ids.includes(geofenceId))
}

/** The filter of the events; times are ISO. */
type RuleEventFilter = {
  deviceId?: string | undefined
  ruleId?: string | undefined
  from?: string | undefined
  to?: string | undefined
}

/** A page of the events of rules, newest first. */
const ruleEventsQuery = (client: Client, filter: RuleEventFilter, limit: number, cursor?: string) =>
  queryOptions({
    queryKey: [...EVENTS_KEY, 'rules', filter, limit, cursor],
    staleTime: EVENTS_FRESH_MS,
    refetchInterval: EVENTS_POLL_MS,
    placeholderData: keepPreviousData,
    queryFn: () => client.call(alerts.listRuleEvents, { query: { ...filter, limit, cursor } }),
  })

type WhyRuleProps = {
  rules: readonly AlertRule[]
  /** The filter of the list of events. */
  chosen: { ruleId: string | undefined; deviceId: string | undefined }
}

/** Says why a rule raised nothing; nothing without rules. */
function WhyRule({ rules, chosen: { ruleId, deviceId } }: WhyRuleProps) {
  const { t } = useTranslation()
  const { client } = useSite()
  if (rules.length === 0) return null
  const texts = {
    title: t('alerts.why.title'),
    about: t('alerts.why.about'),
    subject: t('alerts.events.rule'),
    failed: t('alerts.why.failed'),
    ask: t('alerts.why.ask'),
  }
  return (
    <WhyButton
      text={texts.title}
      dialog={(close) => (
        <WhyDialog
          subjects={rules}
          chosen={{ subjectId: ruleId, deviceId }}
          texts={texts}
          context="alerts"
          explain={(id, query) => client.call(alerts.explainAlertRule, { path: { id }, query })}
          answer={({ subject, ...answered }) => <WhyAnswer {...answered} rule={subject} />}
          close={close}
        />
      )}
    />
  )
}
