import type { RuleContext } from '../../../shared/rules/compile-condition.ts'
import { compileRules } from '../../../shared/rules/compile-rules.ts'
import type { Condition } from '../../../shared/rules/condition.ts'
import type { Firing } from '../../../shared/rules/firing.ts'
import type { Rule } from '../../../shared/rules/rule.ts'
import type { RuleState } from '../../../shared/rules/rule-state.ts'
import { watchRules } from '../../../shared/rules/watch-rules.ts'
import type { WatchedReport } from '../../../shared/rules/watched-report.ts'
import { SECOND_MS } from '../../../shared/time.ts'
import { NOON, RECEIVED_AFTER_MS } from './a-position.ts'
import { aWatchedGeofence } from './geofences.ts'
import { metresOff } from './tracks.ts'

/** A rule that was defined long ago and has no cooldown, unless `fields` say otherwise. */
export const aRule = (conditions: readonly Condition[], fields: Partial<Rule> = {}): Rule => ({
  ruleId: 'aRule',
  name: 'A rule',
  scope: { kind: 'all' },
  enabled: true,
  conditions,
  actions: [{ type: 'log' }],
  priority: 'medium',
  cooldownMinutes: 0,
  definedAt: 0,
  ...fields,
})

/** A report of a moving device `second` seconds after noon, with no readings unless `fields` say otherwise. */
export function aReport(second: number, fields: Partial<WatchedReport> = {}): WatchedReport {
  const shownAt = NOON + second * SECOND_MS
  const receivedAt = fields.receivedAt ?? shownAt + RECEIVED_AFTER_MS
  return {
    ...metresOff(0),
    shownAt,
    receivedAt,
    speedKmh: null,
    course: null,
    accuracyM: null,
    satellites: null,
    hdop: null,
    ignition: null,
    batteryVolts: null,
    cellular: null,
    odometerKm: null,
    engineHours: null,
    relayCut: null,
    onBoard: null,
    events: [],
    gForce: null,
    moving: true,
    motion: 'moving',
    motionSince: NOON,
    reportIntervalSeconds: null,
    lastContactAt: receivedAt,
    relayRequested: null,
    ...fields,
  }
}

/** The geofence `EAST`: everything east of the start of all tracks. */
const GEOFENCES = new Map([['EAST', aWatchedGeofence().boundary]])
/** Where nothing is maintained. */
export const CONTEXT: RuleContext = { geofences: GEOFENCES, maintenance: [] }

/** Runs rules on reports, one by one. `keep` stores the states after each, and reads them again. */
export function watched(
  rules: readonly Rule[],
  reports: readonly WatchedReport[],
  keep = (states: readonly RuleState[]) => states,
  context = CONTEXT,
) {
  const compiled = compileRules(rules, context)
  let states: readonly RuleState[] = []
  let previous: WatchedReport | null = null
  const firings: Firing[] = []
  for (const report of reports) {
    const step = watchRules(states, compiled, report, previous)
    states = keep(step.states)
    previous = report
    firings.push(...step.firings)
  }
  return { compiled, states, firings, previous }
}

/** The seconds after noon at which they fire. */
export const secondsOf = (firings: readonly Pick<Firing, 'at'>[]) =>
  firings.map(({ at }) => (at - NOON) / SECOND_MS)
