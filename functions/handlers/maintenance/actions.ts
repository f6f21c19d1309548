import { DEFAULT_PREFERENCES } from '../../../shared/account/preferences.ts'
import { dueLimits } from '../../../shared/maintenance/due.ts'
import type { maintenance as routes } from '../../../shared/maintenance/maintenance.routes.ts'
import {
  MAINTENANCE_PER_DEVICE_MAX,
  type MaintenanceChange,
  type MaintenanceInterval,
} from '../../../shared/maintenance/maintenance.ts'
import { toIso } from '../../../shared/time.ts'
import { NO_READINGS, newestReadings } from '../../maintenance/maintenance-readings.ts'
import {
  isOf,
  type ReadMaintenanceDeps,
  readMaintenance,
  statusOf,
} from '../../maintenance/read-maintenance.ts'
import type { Actions } from '../../runtime/serve-routes.ts'
import type { PreferenceStore } from '../../stores/accounts/preferences.ts'
import type { DeviceScope } from '../../stores/devices/device-scope.ts'
import type { StoredDevice } from '../../stores/devices/devices.ts'
import type { MaintenanceStore, StoredMaintenance } from '../../stores/devices/maintenance.ts'
import { untilUnchanged } from '../../stores/dynamodb/until-unchanged.ts'
import { doneAt, type Seen, withDone } from './done-at.ts'

export type MaintenanceDeps = ReadMaintenanceDeps & {
  maintenance: MaintenanceStore
  preferences: Pick<PreferenceStore, 'get'>
  /** 96 random bits in base64url. */
  randomId: () => string
}

/** The calls of an account about the maintenance of its devices. */
export function maintenanceActions(deps: MaintenanceDeps): Actions<typeof routes> {
  const { maintenance, now } = deps

  async function deviceOf(scope: DeviceScope, deviceId: string): Promise<StoredDevice | null> {
    const [device = null] = await deps.devices.getMany(scope, [deviceId])
    return device
  }

  async function timezoneOf(accountId: string): Promise<string> {
    const { timezone } = await deps.preferences.get(accountId)
    return timezone ?? DEFAULT_PREFERENCES.timezone
  }

  async function look(device: StoredDevice): Promise<Seen> {
    const readings = await newestReadings(device.accountId, [device], deps)
    return { device, newest: readings.get(device.deviceId) ?? NO_READINGS, now: now() }
  }

  /** Changes an interval. `change` gives its new values, or why it is refused. */
  function changed<Refusal extends Refused = never>(
    scope: DeviceScope,
    id: string,
    change: (before: StoredMaintenance, seen: Seen) => Promise<Partial<MaintenanceInterval> | Refusal>,
  ) {
    const { accountId } = scope
    return untilUnchanged(async () => {
      const before = await maintenance.get(accountId, id)
      const device = before === null ? null : await deviceOf(scope, before.deviceId)
      if (before === null || device === null || !isOf(before, device)) return NOT_FOUND
      const seen = await look(device)
      const values = await change(before, seen)
      if (isRefusal(values)) return values
      const wanted = { ...before, ...values, timezone: await timezoneOf(accountId) }
      const next = {
        ...(isDueElsewhen(before, wanted) ? definedAnew(wanted, seen) : wanted),
        version: before.version + 1,
      }
      return (await maintenance.update(next, before.version)) ? replyOf(next, seen) : null
    }, now)
  }

  return {
    listMaintenance: async (_input, { scope }) => ({
      reply: { maintenance: await readMaintenance(scope, deps) },
    }),

    async createMaintenance({ body }, { scope }) {
      const { accountId } = scope
      const { lastDone, ...settings } = body
      if (countsNothing(settings)) return INTERVAL_REQUIRED
      const device = await deviceOf(scope, settings.deviceId)
      if (device === null) return NOT_FOUND
      const others = (await maintenance.list(accountId)).filter((one) => isOf(one, device))
      if (others.length >= MAINTENANCE_PER_DEVICE_MAX) return TOO_MANY
      const seen = await look(device)
      const done = lastDone ? await doneAt(lastDone, seen, deps) : undefined
      if (done === null) return DONE_IN_FUTURE
      const { odometerKm, engineHours } = seen.newest
      const interval = definedAnew(
        {
          ...settings,
          accountId,
          id: deps.randomId(),
          done: done === undefined ? [] : [done],
          added: { at: toIso(seen.now), odometerKm, engineHours },
          timezone: await timezoneOf(accountId),
          version: 1,
        },
        seen,
      )
      await maintenance.create(interval)
      return replyOf(interval, seen)
    },

    updateMaintenance: ({ path, body }, { scope }) =>
      changed<typeof INTERVAL_REQUIRED | typeof DONE_IN_FUTURE>(scope, path.id, async (before, seen) => {
        const values = settingsOf(before, body)
        if (countsNothing(values)) return INTERVAL_REQUIRED
        if (body.lastDone === undefined) return values
        if (body.lastDone === null) return { ...values, done: [] }
        const done = await doneAt(body.lastDone, seen, deps)
        return done === null ? DONE_IN_FUTURE : { ...values, done: withDone(before.done.slice(1), done) }
      }),

    completeMaintenance: ({ path, body }, { scope }) =>
      changed<typeof DONE_IN_FUTURE>(scope, path.id, async (before, seen) => {
        const done = await doneAt(body, seen, deps)
        return done === null ? DONE_IN_FUTURE : { done: withDone(before.done, done) }
      }),

    undoMaintenance: ({ path, query }, { scope }) =>
      changed<typeof NOT_FOUND>(scope, path.id, async ({ done }) => {
        const at = Date.parse(query.at)
        const left = done.filter((one) => Date.parse(one.at) !== at)
        return left.length === done.length ? NOT_FOUND : { done: left }
      }),

    async deleteMaintenance({ path }, { accountId, scope }) {
      if (scope.tags !== null) {
        const before = await maintenance.get(accountId, path.id)
        if (before === null || (await deviceOf(scope, before.deviceId)) === null) return NOT_FOUND
      }
      return (await maintenance.delete(accountId, path.id)) ? { reply: { success: true } } : NOT_FOUND
    },
  }
}

const NOT_FOUND = { refused: 'not-found' as const }
const DONE_IN_FUTURE = { refused: 'done-in-future' as const }
const TOO_MANY = { refused: 'too-many-intervals' as const }
const INTERVAL_REQUIRED = {
  refused: 'interval-required' as const,
  more: { errors: [{ path: 'everyKm', code: 'interval-required' }] },
}

/** The codes by which a change is refused. */
type Refused = { refused: 'not-found' | 'interval-required' | 'done-in-future' }

type Settings = Pick<MaintenanceInterval, 'name' | 'everyKm' | 'everyEngineHours' | 'everyMonths'>

const settingsOf = (before: Settings, change: MaintenanceChange): Settings => ({
  name: change.name ?? before.name,
  everyKm: change.everyKm === undefined ? before.everyKm : change.everyKm,
  everyEngineHours: change.everyEngineHours === undefined ? before.everyEngineHours : change.everyEngineHours,
  everyMonths: change.everyMonths === undefined ? before.everyMonths : change.everyMonths,
})

const countsNothing = ({ everyKm, everyEngineHours, everyMonths }: Omit<Settings, 'name'>) =>
  everyKm === null && everyEngineHours === null && everyMonths === null

const replyOf = (stored: StoredMaintenance, { newest, now }: Seen) => ({
  reply: { maintenance: statusOf(stored, newest, now) },
})

/** Rules look at it anew: what is due already is no news for them. */
function definedAnew(interval: Omit<StoredMaintenance, 'definedAt' | 'wasDue'>, { newest, now }: Seen) {
  const defined = { ...interval, definedAt: now, wasDue: false }
  return { ...defined, wasDue: statusOf(defined, newest, now).state === 'overdue' }
}

/** Whether it is due at another time than before. */
const isDueElsewhen = (before: StoredMaintenance, after: StoredMaintenance) =>
  JSON.stringify([dueLimits(before, before.timezone), before.done]) !==
  JSON.stringify([dueLimits(after, after.timezone), after.done])

const isRefusal = <Refusal extends Refused>(values: object | Refusal): values is Refusal =>
  'refused' in values
