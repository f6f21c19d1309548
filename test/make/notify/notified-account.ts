import { handleMessage } from '../../../functions/handlers/notify/actions.ts'
import { tickUntil } from '../watching/tick-until.ts'
import { watchedAccounts } from '../watching/watched-account.ts'
import { notifyDepsOn } from './notify-deps.ts'

/**
 * Accounts as `watchedAccounts` makes them, with the notify function and the tick. Call it at the top of a test file.
 */
export function notifiedAccounts() {
  const anAccount = watchedAccounts()
  return async (...given: Parameters<typeof anAccount>) => {
    const account = await anAccount(...given)
    const { client, clock, stores, queued } = account
    const tables = { ...account.tables, reports: '' }
    const { devices, subscriptions, due } = stores
    const notified = notifyDepsOn(client, tables, {
      address: 'mia@example.com',
      devices,
      subscriptions,
      due,
      trails: stores.trails,
      watches: stores.watches,
      now: () => clock.now,
    })

    /** Handles what is in the notify queue. A message that fails stays in it. */
    async function notify(deps = notified.deps): Promise<void> {
      for (const message of queued.splice(0))
        try {
          await handleMessage(JSON.stringify(message), deps)
        } catch {
          queued.push(message)
        }
    }

    return {
      ...notified,
      ...account,
      stores: { ...notified.stores, ...stores },
      notify,
      /** The tick and the notify function, minute by minute. */
      async runUntil(until: number, finishDeletion?: Parameters<typeof tickUntil>[3]): Promise<void> {
        await notify()
        await tickUntil(account, until, () => notify(), finishDeletion)
      },
    }
  }
}
