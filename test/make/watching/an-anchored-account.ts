import { anchorActions } from '../../../functions/handlers/anchor/actions.ts'
import { MINUTE_MS, SECOND_MS } from '../../../shared/time.ts'
import { aCaller } from '../api/a-caller.ts'
import { NOON } from '../tracking/a-position.ts'
import { tickUntil } from './tick-until.ts'
import { aFix, type WatchedAccount } from './watched-account.ts'

export const ANCHOR = { latitude: 26.1, longitude: -80.1 }

/** A fix of a boat at anchor, `second` seconds after noon and so many metres east of its anchor. */
export const boatFix = (second: number, east: number, more: Parameters<typeof aFix>[2] = {}) =>
  aFix(second, east, { speedKmh: 0, ...more })

/** The calls of an account about its anchor watch, and its boat. */
export function anchoredAccount(account: WatchedAccount) {
  const { accountId, device, stores, clock } = account
  const actions = anchorActions({
    devices: stores.devices,
    subscriptions: stores.subscriptions,
    trails: stores.trails,
    watches: stores.anchors,
    webhookHosts: { own: ['vectra.example.com'], local: null },
    now: () => clock.now,
  })
  const caller = aCaller(accountId)
  const path = { deviceId: device.deviceId }
  const nothing = { query: undefined, body: undefined }
  const record = account.anInstance()
  return {
    actions,
    record,
    get: () => actions.getAnchorWatch({ path, ...nothing }, caller),
    set: (body: Parameters<typeof actions.setAnchorWatch>[0]['body'], by = caller) =>
      actions.setAnchorWatch({ path, query: undefined, body }, by),
    lift: () => actions.liftAnchorWatch({ path, ...nothing }, caller),
    acknowledge: (by = caller) => actions.acknowledgeAnchorWatch({ path, ...nothing }, by),
    rehearse: (body: Parameters<typeof actions.rehearseAnchorWatch>[0]['body']) =>
      actions.rehearseAnchorWatch({ path, query: undefined, body }, caller),
    /** Lets time pass until some seconds after noon, with a tick each minute. */
    async tickTo(second: number) {
      await tickUntil(account, NOON + second * SECOND_MS)
    },
    /** Receives the fixes, with a tick each minute between them. */
    async sail(fixes: readonly ReturnType<typeof boatFix>[]) {
      for (const fix of fixes) {
        if (fix.receivedAt - clock.now > MINUTE_MS) await tickUntil(account, fix.receivedAt - MINUTE_MS)
        await record(fix)
      }
    },
    /** What was raised, oldest first: `12:31:00 dragging 67`. */
    async raised(): Promise<string[]> {
      const { events } = await stores.events.listRuleEvents(accountId, {}, null, 500)
      return events
        .toReversed()
        .flatMap(({ timestamp, reasons }) =>
          reasons.map(({ check, saw }) => `${timestamp.slice(11, 19)} ${check} ${saw}`),
        )
    },
  }
}
