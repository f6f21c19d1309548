import { randomBytes } from 'node:crypto'
import type { ActionsOf } from '../../../functions/due/do-due-work.ts'
import { deviceActions } from '../../../functions/handlers/due-devices/actions.ts'
import { notificationActions } from '../../../functions/handlers/due-messages/actions.ts'
import { wholeAccount } from '../../../functions/stores/devices/device-scope.ts'
import { minuteOf } from '../../../functions/stores/due.ts'
import { DueWork } from '../../../functions/stores/due-work.ts'
import { deviceWatches } from '../../../functions/watching/device-watch.ts'
import { watchedDefinitions } from '../../../functions/watching/watched-definitions.ts'
import { MINUTE_MS } from '../../../shared/time.ts'
import { dueRun } from '../due/due-run.ts'
import { NOON } from '../tracking/a-position.ts'
import type { WatchedAccount } from './watched-account.ts'

/** Work is put at most this long before it is due. */
const LOOKS_BACK_MS = 5 * MINUTE_MS

/** 96 bits. */
const ID_BYTES = 12

type FinishDeletion = ActionsOf<'deviceDeletion'>['deviceDeletion']
const noDeletion = () => Promise.reject(new Error('Nothing says how a deletion is finished'))

/** Runs the tick of an account's stores, minute by minute until `until`, and something after each. */
export async function tickUntil(
  { stores, dueOf, announce, clock, queued, accountId }: WatchedAccount,
  until: number,
  afterTick: () => Promise<void> = async () => undefined,
  finishDeletion: FinishDeletion = noDeletion,
) {
  const { accounts, devices, subscriptions, geofences, maintenance, rules, due, trails, events } = stores
  const { shares, watches } = stores
  const getWatch = accounts.getWatch
  const now = () => clock.now
  const devicesDeps = {
    watchOf: deviceWatches({
      getWatch,
      definitions: watchedDefinitions({
        geofences,
        rules,
        maintenance,
        getDevice: (accountId, deviceId) => devices.get(wholeAccount(accountId), deviceId),
        getSwitches: (accountId, deviceId) => devices.get(wholeAccount(accountId), deviceId),
      }),
      devices,
      subscriptions,
      due,
      clock: now,
    }),
    watches,
    announce,
    devices,
    due,
    subscriptions,
    trails,
    events,
    shares,
    randomId: () => randomBytes(ID_BYTES).toString('base64url'),
    clock: now,
  }
  const queue = { send: async (message: object) => void queued.push(message) }
  const messagesDeps = { due, trails, queue, events, countFiring: rules.countFiring, clock: now }
  let cursor = minuteOf(Math.max(NOON, clock.now - LOOKS_BACK_MS))
  /** Other accounts of the file are in the same table. */
  const own = {
    ...due,
    async *listPages(minute: number) {
      yield (await dueOf(minute)).filter(({ work }) => ownerOf(DueWork.parse(work)) === accountId)
    },
    cursor: async () => cursor,
    async advanceCursor(at: number) {
      cursor = at
    },
  }
  const actions = {
    ...deviceActions(devicesDeps),
    ...notificationActions(messagesDeps),
    deviceDeletion: finishDeletion,
  }
  const run = dueRun({ due: own, actions, clock: now })
  for (; clock.now < until; clock.now += MINUTE_MS) {
    await run()
    await afterTick()
  }
}

const ownerOf = (work: DueWork) => ('accountId' in work ? work.accountId : null)
