import { MINUTE_MS } from '../../../shared/time.ts'
import { notifiedAccounts } from '../notify/notified-account.ts'
import { NOON } from '../tracking/a-position.ts'
import { floatPlanCalls } from './a-float-plan.ts'
import { aFix } from './watched-account.ts'

export const HARBOUR = 'harbour-00000001'

/** Boats that are in their harbour at noon, with the calls about their float plans. Call it at the top of a test file. */
export function boats() {
  const anAccount = notifiedAccounts()
  return async () => {
    const account = await anAccount([{ geofenceId: HARBOUR, name: 'Dinner Key' }])
    const record = account.anInstance()
    await record(aFix(0, 0))
    const calls = floatPlanCalls(account)
    return {
      ...calls,
      account,
      record,
      async state() {
        const found = await calls.get()
        return 'reply' in found ? (found.reply.floatPlan?.state ?? null) : found.refused
      },
      /** A fix each minute from one on, so many metres east of the middle of the harbour, whose radius is 500 m. */
      async sail(fromMinute: number, easts: readonly number[]) {
        for (const [index, east] of easts.entries()) await record(aFix((fromMinute + index) * 60, east))
      },
      /** The time, with the tick and the notify function, this many minutes after noon. */
      waitUntil: (minutes: number) => account.runUntil(NOON + minutes * MINUTE_MS),
      async raised() {
        const { events } = await account.stores.events.listRuleEvents(account.accountId, {}, null, 50)
        return events
          .toReversed()
          .flatMap(({ timestamp, reasons }) =>
            reasons.map(({ check, saw }) => `${timestamp.slice(11, 16)} ${check} ${saw}`),
          )
      },
      agree: (recipient: string) =>
        account.stores.recipients.decide(account.accountId, recipient, 'confirmed', NOON),
      sent: () => account.emails.map(({ to, subject }) => `${to}: ${subject}`),
    }
  }
}
