import type { GeofenceChange, NewGeofence } from '../../../shared/geofences/geofence.ts'
import type { geofences as routes } from '../../../shared/geofences/geofences.routes.ts'
import { toIso } from '../../../shared/time.ts'
import { changeRefusal, type Writer, type Written } from '../../members/change-refusal.ts'
import type { Actions } from '../../runtime/serve-routes.ts'
import { withoutUndefined } from '../../runtime/without-undefined.ts'
import type { AccountStore } from '../../stores/accounts/accounts.ts'
import { untilUnchanged } from '../../stores/dynamodb/until-unchanged.ts'
import type { GeofenceStore, StoredGeofence } from '../../stores/geofences/geofences.ts'
import { storedPoints } from '../../stores/geofences/packed-points.ts'
import { type CheckGeofenceDeps, checkGeofence, NAMES_NOTHING } from './check-geofence.ts'
import type { DeleteGeofenceDeps } from './delete-geofence.ts'
import { geofenceCoverage, geofenceLists, geofencesOfScope, geofenceView } from './list-geofences.ts'

export type OwnerDeps = CheckGeofenceDeps &
  DeleteGeofenceDeps & {
    accounts: Pick<AccountStore, 'getWatchVersion'>
    geofences: GeofenceStore
    /** 96 random bits in base64url. */
    randomId: () => string
  }

type OwnerRoutes = Pick<
  typeof routes,
  'listGeofences' | 'createGeofence' | 'updateGeofence' | 'deleteGeofence'
>

/** The calls of an account about its own geofences. */
export function ownerActions(deps: OwnerDeps): Actions<OwnerRoutes> {
  /** The changed geofence, checked as a whole; the refusal if it is not valid. */
  async function changed(writer: Writer, before: StoredGeofence, change: GeofenceChange, now: number) {
    const wanted = prepared({ ...before, ...withoutUndefined(change) })
    const refusal =
      (await notAllowed(writer, before, wanted)) ?? (await checkGeofence(writer.scope, wanted, before, deps))
    if (refusal !== null) return refusal
    const definedAt = isDefinedAnew(before, wanted) ? now : before.definedAt
    return { geofence: { ...wanted, definedAt, version: before.version + 1, updatedAt: toIso(now) } }
  }

  const notAllowed = (writer: Writer, before: NewGeofence | null, after: NewGeofence | null) => {
    const change = { before: before && writtenGeofence(before), after: after && writtenGeofence(after) }
    return changeRefusal(writer, 'geofences:write', change, deps.devices)
  }

  const listOf = geofenceLists(deps)
  return {
    listGeofences: async (_input, { accountId, scope }) =>
      scope.tags === null
        ? { prepared: await listOf(accountId) }
        : { reply: { geofences: await geofencesOfScope(scope, deps) } },

    async createGeofence({ body }, caller) {
      const { accountId, scope } = caller
      const wanted = prepared(body)
      const refusal =
        (await notAllowed(caller, null, wanted)) ?? (await checkGeofence(scope, wanted, NAMES_NOTHING, deps))
      if (refusal !== null) return refusal
      const now = deps.now()
      const geofence: StoredGeofence = {
        ...wanted,
        accountId,
        geofenceId: deps.randomId(),
        version: 1,
        definedAt: now,
        createdAt: toIso(now),
        updatedAt: toIso(now),
      }
      if ((await deps.geofences.create(geofence, now)) === 'too-many') return TOO_MANY
      return { reply: { geofence: geofenceView(geofence) } }
    },

    updateGeofence: ({ path, body }, caller) =>
      untilUnchanged(async () => {
        const before = await deps.geofences.get(caller.accountId, path.id)
        if (before === null) return NOT_FOUND
        caller.noteForAudit({ name: before.name, before })
        const next = await changed(caller, before, body, deps.now())
        if ('refused' in next) return next
        const isUpdated = await deps.geofences.update(next.geofence, before.version, deps.now())
        return isUpdated ? { reply: { geofence: geofenceView(next.geofence) } } : null
      }, deps.now),

    async deleteGeofence({ path }, caller) {
      const { accountId } = caller
      const before = await deps.geofences.get(accountId, path.id)
      if (before === null) return NOT_FOUND
      caller.noteForAudit({ name: before.name })
      const refusal = await notAllowed(caller, before, null)
      if (refusal !== null) return refusal
      const { deleteGeofence } = await import('./delete-geofence.ts')
      const existed = await deleteGeofence(accountId, path.id, deps)
      return existed ? { reply: { success: true } } : NOT_FOUND
    },
  }
}

const writtenGeofence = (geofence: NewGeofence): Written => ({
  coverage: geofenceCoverage(geofence),
  switchesRelay: geofence.cutRelayOnEntry,
  webhooks: geofence.notificationWebhook === null ? [] : [geofence.notificationWebhook],
})

const NOT_FOUND = { refused: 'not-found' as const }
const TOO_MANY = { refused: 'too-many-geofences' as const }

/** The geofence as it is stored: points in the store's resolution, each device and plate once. */
const prepared = <Wanted extends NewGeofence>(wanted: Wanted): Wanted => ({
  ...wanted,
  points: storedPoints(wanted.points),
  deviceIds: [...new Set(wanted.deviceIds)],
  plateNumbers: [...new Set(wanted.plateNumbers)],
  notificationMembers: [...new Set(wanted.notificationMembers)],
})

const DEFINITION = [
  'shape',
  'points',
  'radius',
  'width',
  'active',
  'alertOnEntry',
  'alertOnExit',
  'alertOnDwell',
  'dwellTimeMinutes',
  'deviceIds',
  'plateNumbers',
] as const

/** Whether the next fix says only where a device is, because it may have been there before. */
const isDefinedAnew = (before: NewGeofence, after: NewGeofence) =>
  DEFINITION.some((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
