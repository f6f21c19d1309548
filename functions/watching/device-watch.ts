import type { Firing } from '../../shared/rules/firing.ts'
import { MINUTE_MS } from '../../shared/time.ts'
import type { StampedPosition } from '../../shared/tracking/judging/clock.ts'
import type { Anchored } from '../../shared/watching/anchor/anchored.ts'
import type { Crossing } from '../../shared/watching/crossing.ts'
import type { FloatPlan } from '../../shared/watching/float-plan/float-plan.ts'
import { geofenceIndex } from '../../shared/watching/geofence-index.ts'
import { crossingWrites, firingWrites } from '../events/event-writes.ts'
import type { AccountWatch } from '../stores/accounts/accounts.ts'
import type { DueStore } from '../stores/due.ts'
import type { Due, EventWrite } from '../stores/trails/watch-item.ts'
import { anchorCheck } from './anchor-check.ts'
import { BUILT_IN_RULES } from './built-in-rules.ts'
import { floatPlanCheck } from './float-plan-check.ts'
import { deviceOfTrack, type TrackedDeviceDeps } from './tracked-device.ts'
import type { DeviceDefinitions, WatchedDefinitions } from './watched-definitions.ts'

/** Late positions often come in long runs, which are evaluated together. */
const EVALUATE_AGAIN_MS = MINUTE_MS
const CACHED_TRACKS_MAX = 10_000

export type WatchedDevice = { accountId: string; deviceId: string; trackId: string }

/** When the anchor watch and the float plan of a device were set, epoch ms; null without one. */
export type BoatMarks = { anchoredAt: number | null; floatPlanAt: number | null }
export const NO_MARKS: BoatMarks = { anchoredAt: null, floatPlanAt: null }

/** The geofences that cover a device and the rules that watch it, and what they lead to. */
export type DeviceWatch = DeviceDefinitions & {
  marks: BoatMarks
  /** The events to store, each with the work that ensures what follows from it. No positions: time alone raised them. */
  eventsOf: (
    crossings: readonly Crossing[],
    firings: readonly Firing[],
    positions: readonly StampedPosition[],
  ) => Promise<readonly EventWrite[]>
  /** The anchor watch with its next check, and the work that makes it. */
  checkAnchor: (anchored: Anchored) => { checked: Anchored; due: readonly Due[] }
  /** The same for its float plan. */
  checkFloatPlan: (plan: FloatPlan) => { checked: FloatPlan; due: readonly Due[] }
  /** The work that raises a dwell at a time (epoch ms). */
  dwellDue: (dueAt: number) => readonly Due[]
  /** Has the rules looked at again at a time (epoch ms), although no position may arrive. */
  putRuleCheck: (at: number) => Promise<void>
  /** Has the stored trail evaluated again from a time (epoch ms) on. */
  evaluateAgain: (from: number) => Promise<void>
}

export type DeviceWatchDeps = TrackedDeviceDeps & {
  getWatch: (accountId: string) => Promise<AccountWatch>
  definitions: WatchedDefinitions
  due: Pick<DueStore, 'put' | 'putFrom'>
  clock: () => number
}

/** Finds the watch of a device; `null` if no geofence covers it, no rule watches it and it has no mark. */
export function deviceWatches(deps: DeviceWatchDeps) {
  const { getWatch, definitions, due, clock } = deps
  /** The time from which a track is already to be evaluated again, by its minute. */
  const again = new Map<string, number>()

  async function evaluateAgain(device: WatchedDevice, from: number): Promise<void> {
    const dueAt = clock() + EVALUATE_AGAIN_MS
    const key = `${device.trackId} ${Math.floor(dueAt / MINUTE_MS)}`
    if ((again.get(key) ?? Number.POSITIVE_INFINITY) <= from) return
    await due.putFrom(dueAt, { kind: 'late', ...device, from })
    if (again.size > CACHED_TRACKS_MAX) again.clear()
    again.set(key, from)
  }

  return async (
    { accountId, deviceId, trackId }: WatchedDevice,
    marks: BoatMarks,
  ): Promise<DeviceWatch | null> => {
    const { watchVersion } = await getWatch(accountId)
    const found = watchVersion === null ? null : await definitions(accountId, watchVersion, deviceId)
    if (found === null && marks.anchoredAt === null && marks.floatPlanAt === null) return null
    const defined = found ?? NOTHING_DEFINED
    const device = { accountId, deviceId, trackId }
    return {
      ...defined,
      marks,
      checkAnchor: (anchored) => anchorCheck(device, anchored, clock()),
      checkFloatPlan: (plan) => floatPlanCheck(device, plan, clock()),
      dwellDue: (dueAt) => [{ dueAt: notPast(dueAt, clock()), work: { kind: 'dwell', ...device } }],
      putRuleCheck: (at) => due.put(at, { kind: 'rule', ...device, at }),
      evaluateAgain: async (from) => {
        if (found !== null) await evaluateAgain(device, from)
      },
      async eventsOf(crossings, firings, positions) {
        const tracked = await deviceOfTrack(device, deps)
        if (tracked === null) return []
        const ruleById = new Map([...defined.ruleById, ...BUILT_IN_RULES])
        const evidence = { now: clock(), positions }
        return [
          ...crossingWrites(tracked, crossings, defined, evidence),
          ...firingWrites(tracked, firings, { ruleById }, evidence),
        ]
      },
    }
  }
}

const NOTHING_DEFINED: DeviceDefinitions = {
  index: geofenceIndex([]),
  byId: new Map(),
  compiled: [],
  ruleById: new Map(),
  reported: { relayRequested: null, storageMode: false },
}

/** A minute that has passed is not walked through again; and a backfill may go on to show that the device has left. */
const notPast = (dueAt: number, now: number) => (dueAt > now ? dueAt : now + EVALUATE_AGAIN_MS)
