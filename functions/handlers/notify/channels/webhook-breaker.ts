import { fill } from '../../../../shared/i18n/fill.ts'
import { HOUR_MS } from '../../../../shared/time.ts'
import { log } from '../../../runtime/log.ts'
import type { Account } from '../account.ts'
import type { NotifyDeps } from '../deps.ts'
import { composeEmail } from '../writing/compose-email.ts'
import { linksOf, sendEmail } from './email.ts'
import { type Outcome, suppressed } from './outcome.ts'

/** In a row. */
const FAILURES_MAX = 10
const TRIED_EVERY_MS = HOUR_MS

/**
 * Posts to a webhook unless it has failed too often in a row. Then it is paused, and its owner gets one email; one event
 * an hour tries it again, and an answer ends the pause.
 */
export async function throughBreaker(
  address: string,
  account: Account,
  deps: NotifyDeps,
  post: () => Promise<Outcome>,
): Promise<Outcome> {
  const { accountId } = account
  const { webhookHealth, now } = deps
  const health = await webhookHealth.get(accountId, address)
  const isPaused = health !== null && health.pausedAt !== null
  if (isPaused && !(await webhookHealth.reserveTry(accountId, address, now(), now() - TRIED_EVERY_MS)))
    return suppressed('webhook-paused')
  const outcome = await post()
  if (outcome.kind === 'sent') {
    if (health !== null) await webhookHealth.recover(accountId, address)
    return outcome
  }
  if (await webhookHealth.fail(accountId, address, now(), FAILURES_MAX))
    await emailOwner(address, account, deps)
  return outcome
}

/** Names the host alone: the path of a webhook may be a secret, and mail programs make links of addresses. */
async function emailOwner(webhook: string, account: Account, deps: NotifyDeps): Promise<void> {
  const { address, texts } = account
  log('info', 'webhook-paused')
  if (address === null) return
  const { host } = new URL(webhook)
  const email = composeEmail(
    address,
    texts.webhookPaused.subject,
    account,
    await linksOf(address, account, deps),
    {
      paragraphs: [fill(texts.webhookPaused.text, { host, count: String(FAILURES_MAX) })],
      rows: [],
      links: [],
    },
  )
  await sendEmail(email, deps)
}
