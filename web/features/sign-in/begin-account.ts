import { account } from '../../../shared/account/account.routes.ts'
import { createClient } from '../../../shared/http/client.ts'
import { readSiteConfig } from '../../api/read-site-config.ts'
import { shownLanguage } from '../../i18n/i18n.ts'
import { accessToken } from '../../session/session.ts'
import { browserZone } from '../../ui/times/browser-zone.ts'

/**
 * A new account has the time zone of the browser that it was made in, and the language of its sign-up. If they cannot
 * be saved, nobody is kept out: the defaults stay, which is logged.
 */
export async function beginAccount(): Promise<void> {
  try {
    const { apiUrl } = await readSiteConfig()
    const client = createClient({
      baseUrl: apiUrl,
      accessToken,
      fetch: (url, request) => fetch(url, request),
    })
    await client.call(account.updatePreferences, {
      body: { timezone: browserZone(), language: shownLanguage() },
    })
  } catch (error) {
    console.warn('The time zone and language of the new account could not be saved:', error)
  }
}
