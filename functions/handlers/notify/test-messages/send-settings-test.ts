import { fill } from '../../../../shared/i18n/fill.ts'
import { toIso } from '../../../../shared/time.ts'
import type { SettingsTest } from '../../../outside/notify-queue.ts'
import { log } from '../../../runtime/log.ts'
import { type Account, loadAccount } from '../account.ts'
import { linksOf, sendEmail } from '../channels/email.ts'
import { type Outcome, suppressed } from '../channels/outcome.ts'
import { sendText, unreachableBySms } from '../channels/text-message.ts'
import { reserve } from '../delivery/limits.ts'
import type { NotifyDeps } from '../deps.ts'
import { composeEmail } from '../writing/compose-email.ts'
import { nameIn } from '../writing/name-in.ts'

type Channel = SettingsTest['channels'][number]

/** Sends a test to the account's own address and confirmed phone. Nothing is stored. */
export async function sendSettingsTest(test: SettingsTest, deps: NotifyDeps): Promise<void> {
  const account = await loadAccount(test.accountId, deps)
  if (account === null) return
  for (const channel of test.channels) {
    const { kind, detail } = await SEND[channel](test, account, deps)
    log('info', 'test-notification', { channel, outcome: kind, ...(kind !== 'sent' && { detail }) })
  }
}

const SEND: Record<Channel, (test: SettingsTest, account: Account, deps: NotifyDeps) => Promise<Outcome>> = {
  async email({ message }, account, deps) {
    const { address, texts } = account
    if (address === null) return suppressed('no-address')
    const links = await linksOf(address, account, deps)
    const paragraphs = [texts.settingsTest.text, ...(message === null ? [] : [nameIn(message)])]
    const rows = [[texts.when, account.dateAndTime(toIso(deps.now()))] as const]
    return sendEmail(
      composeEmail(address, texts.settingsTest.subject, account, links, {
        paragraphs,
        rows,
        links: [{ text: texts.openSettings, url: `${deps.siteUrl}/dashboard/settings` }],
      }),
      deps,
    )
  },

  async sms(_test, account, deps) {
    const { accountId, phone, texts } = account
    if (phone === null) return suppressed('no-phone')
    const problem = await unreachableBySms(phone, account, deps)
    if (problem !== null) return suppressed(problem)
    const { isReserved } = await reserve('sms', { priority: 'medium' }, accountId, deps)
    if (!isReserved) return suppressed('sms-daily-limit')
    return sendText(phone, fill(texts.settingsTest.sms, { url: deps.siteUrl }), deps)
  },
}
