import { account } from '../../../shared/account/account.routes.ts'
import type { Client } from '../../../shared/http/client.ts'
import { browserZone } from '../../ui/times/browser-clock.ts'

/**
 * A new account has the time zone of the browser that it was made in. One that cannot be saved keeps nobody out: the
 * default stays, which is logged.
 */
export async function beginAccount(client: Client): Promise<void> {
  try {
    await client.call(account.updatePreferences, { body: { timezone: browserZone() } })
  } catch (error) {
    console.warn('The time zone of the new account could not be saved:', error)
  }
}
