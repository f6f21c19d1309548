import type { alerts as routes } from '../../../shared/alerts/alerts.routes.ts'
import { REHEARSAL_DAYS_MAX } from '../../../shared/geofences/geofences.routes.ts'
import type { RouteInput, RouteReply } from '../../../shared/http/route.ts'
import type { Advice, Noise } from '../../../shared/rules/noise.ts'
import { rehearseRule } from '../../../shared/rules/rehearse-rule.ts'
import type { RuleScope } from '../../../shared/rules/rule.ts'
import { ruleWatches } from '../../../shared/rules/rule-watches.ts'
import { DAY_MS, toIso } from '../../../shared/time.ts'
import { ruleEventView } from '../../events/event-view.ts'
import { ruleEvent } from '../../events/rule-event.ts'
import type { SubscriptionStore } from '../../stores/billing/subscriptions.ts'
import type { DeviceScope } from '../../stores/devices/device-scope.ts'
import type { DeviceStore } from '../../stores/devices/devices.ts'
import type { MaintenanceStore } from '../../stores/devices/maintenance.ts'
import { POSITIONS_READ_MAX, type TrailStore } from '../../stores/trails/trails.ts'
import { RANGE_TOO_LONG, TOO_MANY_POINTS } from '../../trails/range-refusals.ts'
import { type CheckRuleDeps, checkRule, missingReference, notFoundAt } from '../../watching/check-rule.ts'
import { ruleBodyOf } from '../../watching/rule-of.ts'
import { alertSettingsOf, checkedTags } from './rule-actions.ts'
import { boundariesIn, maintenanceIn, positionsBetween, reportsOf } from './rule-trail.ts'

export type RehearseDeps = CheckRuleDeps & {
  devices: Pick<DeviceStore, 'getMany' | 'list'>
  maintenance: Pick<MaintenanceStore, 'list'>
  subscriptions: Pick<SubscriptionStore, 'assignments'>
  trails: Pick<TrailStore, 'listPositions'>
  now: () => number
}

type Body = RouteInput<typeof routes.rehearseAlertRule>['body']
type Rehearsal = RouteReply<typeof routes.rehearseAlertRule>

/** The id of a rule that is not saved, in the ids of its events. */
const REHEARSED = 'rehearsal'
/** Without a choice, the first of the devices that the rule watches. */
const DEVICES_MAX = 100

/** The events that an alert rule would have raised on the stored trails. Writes and sends nothing. */
export async function rehearseAlertRule(scope: DeviceScope, body: Body, deps: RehearseDeps) {
  const range = { from: Date.parse(body.from), to: Math.min(Date.parse(body.to), deps.now()) }
  if (range.to - range.from > REHEARSAL_DAYS_MAX * DAY_MS) return RANGE_TOO_LONG
  const { accountId } = scope
  const checked = await checkedRule(scope, body, deps)
  if ('refused' in checked) return checked
  const rule = { ...checked.rule, ruleId: REHEARSED, definedAt: 0 }
  const chosen = await rehearsedDevices(scope, rule.scope, body.deviceIds, deps)
  if (chosen === null) return { refused: 'not-found' as const }
  const geofences = await boundariesIn(accountId, rule.conditions, deps.geofences)
  const maintenanceOf = await maintenanceIn(accountId, rule.conditions, deps.maintenance)
  const rehearsal: Omit<Rehearsal, 'noise'> = { firings: [], suppressed: [], positionsRead: 0 }
  const noises: DeviceNoise[] = []
  // One after the other: the trails of many devices do not fit into memory together.
  for (const device of chosen) {
    const positions = await positionsBetween(device, range.from, range.to, deps.trails)
    if (positions === null || rehearsal.positionsRead + positions.length > POSITIONS_READ_MAX)
      return TOO_MANY_POINTS
    rehearsal.positionsRead += positions.length
    // Counts maintenance that was already due when it was defined: a rehearsal is about the past.
    const maintenance = maintenanceOf(device.deviceId).map((one) => ({ ...one, wasDue: false }))
    const context = { geofences, maintenance }
    const rehearsed = rehearseRule(reportsOf(positions, device), rule, context, range.to)
    for (const firing of rehearsed.firings)
      rehearsal.firings.push(ruleEventView(ruleEvent(firing, device, rule, false)))
    for (const { at, because } of rehearsed.suppressed)
      rehearsal.suppressed.push({ timestamp: toIso(at), deviceId: device.deviceId, because })
    noises.push({ firings: rehearsed.firings.length, noise: rehearsed.noise })
  }
  rehearsal.firings.sort((a, b) => (a.timestamp < b.timestamp ? 1 : -1))
  rehearsal.suppressed.sort((a, b) => (a.timestamp < b.timestamp ? 1 : -1))
  return { reply: { ...rehearsal, noise: noiseOfAll(noises) } }
}

/** The rule as it would be saved, or why it would not be. */
async function checkedRule(scope: DeviceScope, body: Body, deps: RehearseDeps) {
  const checked = checkedTags(alertSettingsOf(body.rule))
  if ('refused' in checked) return checked
  const refusal = checkRule(checked.settings, deps)
  if (refusal !== null) return refusal
  const rule = ruleBodyOf(checked.settings)
  const missing = await missingReference(scope, rule, 'alert', deps)
  return missing === null ? { rule } : notFoundAt(missing)
}

/** The chosen devices, else those that the rule watches, with a subscription. `null` if one is not the account's. */
async function rehearsedDevices(
  deviceScope: DeviceScope,
  scope: RuleScope,
  deviceIds: readonly string[],
  { devices, subscriptions }: RehearseDeps,
) {
  const ids = [...new Set(deviceIds)]
  const [found, { assigned }] = await Promise.all([
    ids.length > 0 ? devices.getMany(deviceScope, ids) : devices.list(deviceScope),
    subscriptions.assignments(deviceScope.accountId),
  ])
  if (found.length < ids.length) return null
  const rehearsed = ids.length > 0 ? found : found.filter((device) => ruleWatches(scope, device))
  return rehearsed.filter(({ deviceId }) => assigned.has(deviceId)).slice(0, DEVICES_MAX)
}

type DeviceNoise = { firings: number; noise: Noise }

/** The noise of all devices together. */
function noiseOfAll(noises: readonly DeviceNoise[]): Noise {
  const total = noises.reduce((sum, { firings }) => sum + firings, 0)
  const reversed = noises.reduce((sum, one) => sum + one.firings * one.noise.reversedWithin2Minutes, 0)
  const advice = noises.flatMap(({ noise }) => (noise.advice === null ? [] : [noise.advice]))
  return { reversedWithin2Minutes: total === 0 ? 0 : reversed / total, advice: adviceForAll(advice, total) }
}

/**
 * The setting that would have spared most alerts, if all devices that need it had the longest one. Devices without this
 * advice count in full, so there would have been at most so many.
 */
function adviceForAll(advice: readonly Advice[], insteadOf: number): Advice | null {
  const options = [...new Set(advice.map(({ code }) => code))].map((code) => {
    const same = advice.filter((one) => one.code === code)
    const spared = same.reduce((sum, one) => sum + one.insteadOf - one.firings, 0)
    const minutes = Math.max(...same.map((one) => one.minutes))
    return { code, minutes, firings: insteadOf - spared, insteadOf }
  })
  return options.toSorted((a, b) => a.firings - b.firings)[0] ?? null
}
