import { toIso } from '../../../../shared/time.ts'
import type { RuleTest } from '../../../outside/notify-queue.ts'
import { log } from '../../../runtime/log.ts'
import { newEvent } from '../../../stores/events/stored-event.ts'
import { ruleOf } from '../../../watching/rule-of.ts'
import { loadAccount } from '../account.ts'
import { send } from '../delivery/deliver.ts'
import { recipientsOfRule } from '../delivery/recipients.ts'
import type { NotifyDeps } from '../deps.ts'
import { ruleNotice } from '../writing/notice.ts'

/** Sends a test of a rule by the channels of its actions, to the account itself. Nothing is stored. */
export async function sendRuleTest({ accountId, ruleId }: RuleTest, deps: NotifyDeps): Promise<void> {
  const stored = await deps.rules.get(accountId, ruleId)
  const account = stored && (await loadAccount(accountId, deps))
  if (!stored || !account) return
  const rule = ruleOf(stored)
  const now = deps.now()
  const event = newEvent({
    kind: 'rule',
    accountId,
    trackId: '',
    eventId: `test-${now}`,
    ruleId,
    ruleName: rule.name,
    timestamp: toIso(now),
    plateNumber: null,
    deviceId: '',
    deviceName: account.texts.testDevice,
    location: { latitude: 0, longitude: 0 },
    heading: null,
    speed: null,
    late: false,
    reasons: [],
  })
  // the targets of others are left out: a webhook is the account's own
  const actions = rule.actions.map((action) =>
    action.type === 'email' || action.type === 'sms' ? { ...action, target: '' } : action,
  )
  const browsers = await deps.pushSubscriptions.list(accountId)
  for (const recipient of recipientsOfRule({ actions }, account, browsers)) {
    const { kind, ...outcome } = await send(recipient, ruleNotice(event, rule, true), account, true, deps)
    const detail = 'detail' in outcome ? outcome.detail : null
    log('info', 'test-notification', { channel: recipient.channel, outcome: kind, detail })
  }
}
