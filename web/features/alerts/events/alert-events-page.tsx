import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { AlertRule } from '../../../../shared/alerts/alert-rule.ts'
import type { Geofence } from '../../../../shared/geofences/geofence.ts'
import { useLivePush } from '../../../api/live-push/use-live-push.ts'
import { useSite } from '../../../api/site.tsx'
import { EventList } from '../../../events/event-list.tsx'
import styles from '../../../events/events.module.css'
import { ChoiceFilter, DeviceFilter, PageSizeFilter, TimeFilters } from '../../../events/filter-fields.tsx'
import { DEFAULT_PAGE_SIZE } from '../../../events/page-sizes.ts'
import { useCursorPages } from '../../../events/use-cursor-pages.ts'
import { geofencesQuery } from '../../../geofences/geofences-query.ts'
import { panelId, tabId } from '../../../ui/tabs.tsx'
import { ZoneNote } from '../../../ui/times/zone-note.tsx'
import { AlertsHead } from '../alerts-head.tsx'
import page from '../alerts-page.module.css'
import type { AlertEventsSearch } from '../alerts-search.ts'
import { rulesQuery } from '../rules-query.ts'
import { WhyRule } from '../why/why-rule.tsx'
import { RuleEventRow } from './rule-event-row.tsx'
import { ruleEventsQuery } from './rule-events-query.ts'

const route = getRouteApi('/dashboard/alerts/events')
const NO_RULES: AlertRule[] = []
const NO_GEOFENCES: Geofence[] = []
const NO_FILTER = {
  deviceId: undefined,
  ruleId: undefined,
  from: undefined,
  to: undefined,
} satisfies AlertEventsSearch

/** What the alert rules have found, newest first, each with its reasons. */
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
    <div className={page.page}>
      <AlertsHead view="events" />
      <div
        className={page.panel}
        role="tabpanel"
        id={panelId('alerts', 'events')}
        aria-labelledby={tabId('alerts', 'events')}
      >
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
      </div>
    </div>
  )
}
