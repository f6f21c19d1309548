import { type DueActionDeps, dueActions } from '../../../functions/handlers/tick/actions.ts'
import { tick } from '../../../functions/handlers/tick/tick.ts'
import { minuteOf } from '../../../functions/stores/due.ts'
import { deviceWatches } from '../../../functions/watching/device-watch.ts'
import { watchedDefinitions } from '../../../functions/watching/watched-definitions.ts'
import { MINUTE_MS } from '../../../shared/time.ts'
import { NOON } from '../tracking/a-position.ts'
import type { WatchedAccount } from './watched-account.ts'

/** Work is put at most this long before it is due. */
const LOOKS_BACK_MS = 5 * MINUTE_MS

/** Runs the tick of an account's stores, minute by minute until `until`, and something after each. */
export async function tickUntil(
  { stores, announce, clock, queued, accountId }: WatchedAccount,
  until: number,
  afterTick: () => Promise<void> = async () => undefined,
) {
  const { accounts, devices, subscriptions, geofences, maintenance, rules, due, trails, events, watches } =
    stores
  const getWatch = accounts.getWatch
  const deps: DueActionDeps = {
    watchOf: deviceWatches({
      getWatch,
      definitions: watchedDefinitions({
        geofences,
        rules,
        maintenance,
        getDevice: devices.get,
        getSwitches: devices.get,
      }),
      devices,
      subscriptions,
      due,
      clock: () => clock.now,
    }),
    watches,
    announce,
    devices,
    due,
    subscriptions,
    trails,
    events,
    queue: { send: async (message) => void queued.push(message) },
    switchDeps: { ...UNUSED, reserveRuleCut: unused },
    countFiring: rules.countFiring,
    clock: () => clock.now,
  }
  /** Other accounts of the file are in the same table. */
  const own = {
    ...due,
    async *listPages(minute: number) {
      for await (const page of due.listPages(minute))
        yield page.filter(({ work }) => work.accountId === accountId)
    },
    cursor: async () => minuteOf(Math.max(NOON, clock.now - LOOKS_BACK_MS)),
    advanceCursor: async () => undefined,
  }
  for (; clock.now < until; clock.now += MINUTE_MS) {
    await tick({
      due: own,
      loadActions: async () => ({
        ...dueActions(deps),
        order: unused,
        orderNotice: unused,
        billingMail: unused,
        accountMail: unused,
        deviceDeletion: unused,
        accountDeletion: unused,
        accountForget: unused,
        exportOverdue: unused,
        reportOverdue: unused,
        reportRun: unused,
      }),
      giveUp: UNUSED.giveUp,
      clock: () => clock.now,
    })
    await afterTick()
  }
}
const unused = () => Promise.reject(new Error('not used here'))
const UNUSED = {
  giveUp: unused,
  log: { newest: unused, append: unused, list: unused },
  devices: { updateSwitch: unused, updateHeld: unused },
  trackers: { setPending: unused },
  events: { saveNotification: unused },
  clock: () => 0,
}
