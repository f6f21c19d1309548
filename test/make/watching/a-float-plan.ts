import { floatPlanActions } from '../../../functions/handlers/anchor/float-plan-actions.ts'
import { HOUR_MS, toIso } from '../../../shared/time.ts'
import type { FloatPlan } from '../../../shared/watching/float-plan/float-plan.ts'
import { aCaller } from '../api/a-caller.ts'
import { NOON } from '../tracking/a-position.ts'
import type { WatchedAccount } from './watched-account.ts'

/** A plan that was set at noon, with a return at 2 PM. */
export const aFloatPlan = (fields: Partial<FloatPlan> = {}): FloatPlan => ({
  returnBy: NOON + 2 * HOUR_MS,
  to: 'Bimini',
  people: 4,
  contacts: [],
  geofenceId: null,
  setAt: NOON,
  setBy: 'a1',
  state: 'out',
  wasOutside: false,
  share: null,
  checkAt: null,
  ...fields,
})

type Body = Parameters<ReturnType<typeof floatPlanActions>['putFloatPlan']>[0]['body']

/** The calls of an account about the float plan of its boat. */
export function floatPlanCalls(account: WatchedAccount, address = 'mia@example.com') {
  const { accountId, device, stores, clock, queued } = account
  const actions = floatPlanActions({
    ...stores,
    getAddress: async () => address,
    queue: { send: async (message) => void queued.push(message) },
    now: () => clock.now,
  })
  const path = { deviceId: device.deviceId }
  const nothing = { query: undefined, body: undefined }
  const caller = aCaller(accountId)
  return {
    get: (by = caller) => actions.getFloatPlan({ path, ...nothing }, by),
    /** A plan to return at 12:30, unless the fields say otherwise. */
    put: (fields: Partial<Body> = {}, by = caller) =>
      actions.putFloatPlan(
        {
          path,
          query: undefined,
          body: {
            returnBy: toIso(NOON + HOUR_MS / 2),
            to: 'Bimini',
            people: 4,
            contacts: [],
            geofenceId: null,
            ...fields,
          },
        },
        by,
      ),
    end: (by = caller) => actions.endFloatPlan({ path, ...nothing }, by),
  }
}
