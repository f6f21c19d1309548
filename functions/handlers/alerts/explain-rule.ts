import type { alerts as routes } from '../../../shared/alerts/alerts.routes.ts'
import type { RouteInput } from '../../../shared/http/route.ts'
import { explainRule, NEAR_MS } from '../../../shared/rules/explain/explain-rule.ts'
import type { Rule } from '../../../shared/rules/rule.ts'
import { ruleWatches } from '../../../shared/rules/rule-watches.ts'
import type { TrailReport } from '../../../shared/rules/trail-reports.ts'
import { MINUTE_MS } from '../../../shared/time.ts'
import { EXPLAINED_MS } from '../../../shared/watching/explain/question.ts'
import { ruleEventView } from '../../events/event-view.ts'
import type { SubscriptionStore } from '../../stores/billing/subscriptions.ts'
import type { DeviceScope } from '../../stores/devices/device-scope.ts'
import type { DeviceStore, StoredDevice } from '../../stores/devices/devices.ts'
import type { MaintenanceStore } from '../../stores/devices/maintenance.ts'
import type { EventStore } from '../../stores/events/events.ts'
import type { StoredRuleEvent } from '../../stores/events/stored-event.ts'
import type { GeofenceStore } from '../../stores/geofences/geofences.ts'
import type { RuleStore } from '../../stores/rules.ts'
import type { TrailStore } from '../../stores/trails/trails.ts'
import { TOO_MANY_POINTS } from '../../trails/range-refusals.ts'
import { EXPLAINED_EVENTS_MAX, LEADS_MS, positionsAround } from '../../watching/explained-trail.ts'
import { ruleOf } from '../../watching/rule-of.ts'
import { boundariesIn, maintenanceIn, positionsBetween, reportsOf } from './rule-trail.ts'

export type ExplainDeps = {
  devices: Pick<DeviceStore, 'getMany'>
  events: Pick<EventStore, 'listRuleEvents'>
  geofences: Pick<GeofenceStore, 'get'>
  maintenance: Pick<MaintenanceStore, 'list'>
  rules: Pick<RuleStore, 'get'>
  subscriptions: Pick<SubscriptionStore, 'assignments'>
  trails: Pick<TrailStore, 'listPositions'>
  now: () => number
}

type Query = RouteInput<typeof routes.explainAlertRule>['query']

/** Why a rule fired for a device around a time, or did not. Writes and sends nothing. */
export async function explainAlertRule(scope: DeviceScope, ruleId: string, query: Query, deps: ExplainDeps) {
  const { accountId } = scope
  const [stored, [device], { assigned }] = await Promise.all([
    deps.rules.get(accountId, ruleId),
    deps.devices.getMany(scope, [query.deviceId]),
    deps.subscriptions.assignments(accountId),
  ])
  if (stored === null || device === undefined) return { refused: 'not-found' as const }
  const rule = ruleOf(stored)
  const at = Math.min(Date.parse(query.at), deps.now())
  // The trail and the events of a device without a subscription are not shown.
  const isTracked = assigned.has(device.deviceId)
  const reports = isTracked ? await readReports(device, rule, at, deps) : []
  if (reports === null) return TOO_MANY_POINTS
  const maintenanceOf = await maintenanceIn(accountId, rule.conditions, deps.maintenance)
  const events = isTracked ? await readEvents(device, ruleId, at, deps) : []
  const explanation = explainRule({
    reports,
    rule,
    context: {
      geofences: await boundariesIn(accountId, rule.conditions, deps.geofences),
      maintenance: maintenanceOf(device.deviceId),
    },
    at,
    until: deps.now(),
    covered: ruleWatches(rule.scope, device),
    events,
  })
  const [event] = events
  const places = reports.map(({ shownAt, heldBy, report: { lat, lng } }) => ({ lat, lng, shownAt, heldBy }))
  return {
    reply: {
      ...explanation,
      event: event === undefined ? null : ruleEventView(event),
      positions: positionsAround(places, at),
    },
  }
}

/** The reports around the time, and those before that say how things were; `null` if they are too many. */
async function readReports(
  device: StoredDevice,
  { conditions }: Rule,
  at: number,
  { trails }: ExplainDeps,
): Promise<TrailReport[] | null> {
  const start = at - EXPLAINED_MS
  let reports: TrailReport[] = []
  for (const leadMs of LEADS_MS) {
    const positions = await positionsBetween(
      device,
      start - leadMs - longestMs(conditions),
      at + EXPLAINED_MS,
      trails,
    )
    if (positions === null) return null
    reports = reportsOf(positions, device)
    if (reports.some(({ heldBy, shownAt }) => heldBy === null && shownAt < start)) break
  }
  return reports
}

/** How long the longest condition takes to be met. */
const longestMs = (conditions: Rule['conditions']) =>
  Math.max(0, ...conditions.map((one) => (isLasting(one) ? one.value * MINUTE_MS : 0)))

type Lasting = Extract<
  Rule['conditions'][number],
  { type: 'noContact' | 'stoppedFor' | 'idleFor' | 'shorePower' }
>
const isLasting = (condition: Rule['conditions'][number]): condition is Lasting =>
  condition.type === 'noContact' ||
  condition.type === 'stoppedFor' ||
  condition.type === 'idleFor' ||
  condition.type === 'shorePower'

/** The stored events within 5 minutes, the nearest first. */
async function readEvents(
  { accountId, deviceId, trackId }: StoredDevice,
  ruleId: string,
  at: number,
  { events }: ExplainDeps,
): Promise<StoredRuleEvent[]> {
  const filter = { deviceId, ruleId, from: at - NEAR_MS, to: at + NEAR_MS }
  const page = await events.listRuleEvents(accountId, filter, null, EXPLAINED_EVENTS_MAX)
  const distance = ({ timestamp }: StoredRuleEvent) => Math.abs(Date.parse(timestamp) - at)
  return page.events
    .filter((event) => event.trackId === trackId)
    .toSorted((a, b) => distance(a) - distance(b))
}
