import { canAnchor } from '../../../shared/devices/device-types.ts'
import { coversDevice } from '../../../shared/geofences/covers-device.ts'
import type { RouteInput } from '../../../shared/http/route.ts'
import { DAY_MS, toIso } from '../../../shared/time.ts'
import type { floatPlan as routes } from '../../../shared/watching/float-plan/float-plan.routes.ts'
import { type FloatPlan, setFloatPlan } from '../../../shared/watching/float-plan/float-plan.ts'
import { floatPlanView } from '../../../shared/watching/float-plan/float-plan-view.ts'
import { RETURN_WITHIN_DAYS } from '../../../shared/watching/float-plan/limits.ts'
import type { Actions, Caller } from '../../runtime/serve-routes.ts'
import type { StoredDevice } from '../../stores/devices/devices.ts'
import { untilUnchanged } from '../../stores/dynamodb/until-unchanged.ts'
import type { GeofenceStore } from '../../stores/geofences/geofences.ts'
import type { FloatPlanStore } from '../../stores/trails/float-plans.ts'
import { type AllClearDeps, allClearWrites, endPlan, sendNow } from '../../watching/all-clear.ts'
import { floatPlanCheck } from '../../watching/float-plan-check.ts'
import { type TrackedDeviceDeps, trackedDevice } from '../../watching/tracked-device.ts'
import { type ContactDeps, waitingFor } from './contacts.ts'

export type FloatPlanDeps = TrackedDeviceDeps &
  ContactDeps &
  AllClearDeps & {
    plans: FloatPlanStore
    geofences: Pick<GeofenceStore, 'get'>
  }

type Wanted = RouteInput<typeof routes.putFloatPlan>['body']

const NOT_FOUND = { refused: 'not-found' } as const
const ENDED = { reply: { floatPlan: null } }
const NOT_A_BOAT = { refused: 'not-a-boat' } as const
const NO_SUCH_HARBOUR = {
  refused: 'not-found',
  more: { errors: [{ path: 'geofenceId', code: 'not-found' }] },
} as const

/** The calls of an account about the float plans of its devices. */
export function floatPlanActions(deps: FloatPlanDeps): Actions<typeof routes> {
  const { plans, queue, now } = deps
  return {
    async getFloatPlan({ path: { deviceId } }, { scope }) {
      const device = await trackedDevice(scope, deviceId, deps)
      if (device === null) return NOT_FOUND
      const { floatPlan: plan } = await plans.get(device.trackId)
      if (plan === null) return { reply: { floatPlan: null } }
      const waiting = await waitingFor(device.accountId, plan.contacts, deps)
      return { reply: { floatPlan: floatPlanView(plan, waiting) } }
    },

    putFloatPlan: ({ path: { deviceId }, body }, { scope, personId, noteForAudit }) =>
      untilUnchanged(async () => {
        const device = await trackedDevice(scope, deviceId, deps)
        if (device === null) return NOT_FOUND
        noteForAudit({ name: device.deviceName })
        const before = await plans.get(device.trackId)
        const refusal = await refusalOf(body, device, before.floatPlan, deps)
        if (refusal !== null) return refusal
        const trip = { ...body, returnBy: Date.parse(body.returnBy) }
        const plan = setFloatPlan(before.floatPlan, trip, { by: personId, now: now() })
        const { checked, due } = floatPlanCheck(device, plan, now())
        const extended = async () => ({ check: 'planExtended' as const, saw: toIso(checked.returnBy) })
        const allClear = await allClearWrites(device, before.floatPlan, extended, deps)
        if (!(await plans.change(device, before, checked, due, allClear))) return null
        await sendNow(allClear, deps)
        const { accountId, trackId } = device
        const waiting = await waitingFor(accountId, checked.contacts, deps)
        if (waiting.length > 0) await queue.send({ kind: 'floatPlanContacts', accountId, trackId })
        return { reply: { floatPlan: floatPlanView(checked, waiting) } }
      }, now),

    async endFloatPlan({ path: { deviceId } }, caller) {
      const find = async () => {
        const device = await trackedDevice(caller.scope, deviceId, deps)
        if (device !== null) caller.noteForAudit({ name: device.deviceName })
        return device
      }
      const ended = async () => ({ check: 'planEnded' as const, saw: await nameOf(caller, deps) })
      return (await endPlan(find, ended, deps)) ? ENDED : NOT_FOUND
    },
  }
}

/**
 * Why the plan is refused; null if it is not. The harbour has to watch the boat, or nobody would see it return. A plan
 * can be extended after its harbour was deleted.
 */
async function refusalOf(
  { returnBy, geofenceId }: Wanted,
  device: StoredDevice,
  before: FloatPlan | null,
  { geofences, now }: Pick<FloatPlanDeps, 'geofences' | 'now'>,
) {
  if (!canAnchor(device.deviceType)) return NOT_A_BOAT
  const returnInMs = Date.parse(returnBy) - now()
  if (returnInMs <= 0) return returnRefusal('return-in-the-past')
  if (returnInMs > RETURN_WITHIN_DAYS * DAY_MS) return returnRefusal('return-too-late')
  if (geofenceId === null || geofenceId === before?.geofenceId) return null
  const harbour = await geofences.get(device.accountId, geofenceId)
  return harbour?.active && coversDevice(harbour, device) ? null : NO_SUCH_HARBOUR
}

/** What contacts know a caller by: the account's name of a member, or the address of its owner, who asked them. */
const nameOf = async ({ name, accountId }: Caller, { getAddress }: Pick<FloatPlanDeps, 'getAddress'>) =>
  name ?? (await getAddress(accountId))

const returnRefusal = <Code extends 'return-in-the-past' | 'return-too-late'>(code: Code) => ({
  refused: code,
  more: { errors: [{ path: 'returnBy', code }] },
})
