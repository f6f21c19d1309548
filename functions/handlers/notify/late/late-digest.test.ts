import { describe, expect, it, vi } from 'vitest'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../../shared/time.ts'
import { aRuleReason } from '../../../../test/make/notify/a-rule-reason.ts'
import { HOOK, NOON, notifyServices, PHONE } from '../../../../test/make/notify/notify-services.ts'

const aService = notifyServices()
const EMAIL = { type: 'email', target: '' } as const
const SMS = { type: 'sms', target: '' } as const
const WEBHOOK = { type: 'webhook', target: HOOK } as const
const LATE = { late: true, reasons: [aRuleReason()] }

/** An account that wants the digest of what was found late. */
async function aReader() {
  const service = await aService()
  const { accountId } = service
  await service.preferences.update(accountId, { 'notifications.late': true })
  return { ...service, digest: { kind: 'digest', accountId, digest: 'late' } }
}

describe('NOT-5 SET-2 the digest of what was found late', () => {
  it('NOT-5 is sent to nobody who has not asked for it', async () => {
    const { ruleWith, fired, notify, handle, accountId, emails, due } = await aService()
    await notify(await fired(await ruleWith([EMAIL]), NOON - HOUR_MS, LATE))
    expect(due).toEqual([])
    await handle({ kind: 'digest', accountId, digest: 'late' })
    expect(emails).toEqual([])
  })

  it('NOT-5 has what was found in an hour, for each recipient once, with its day', async () => {
    const { digest, ruleWith, fired, notify, handle, emails, texts, webhooks, due, clock, ...service } =
      await aReader()
    await service.confirmPhone()
    const ruleId = await ruleWith([EMAIL, SMS, WEBHOOK])
    clock.now = NOON + 10 * MINUTE_MS
    await notify(await fired(ruleId, NOON - 20 * HOUR_MS, LATE))
    clock.now = NOON + HOUR_MS - 1
    await notify(await fired(ruleId, NOON - HOUR_MS, LATE))
    expect(new Set(due.map(({ at }) => at))).toEqual(new Set([NOON + HOUR_MS]))
    expect(due[0]?.work).toEqual(digest)
    clock.now = NOON + HOUR_MS
    await handle(digest)
    await handle(digest)
    expect(emails.map(({ subject }) => subject)).toEqual(['Events that were found late: 2'])
    expect(emails[0]?.text).toContain(
      '05/31/2026, 4:00:00 PM EDT: Sea Ray exceeded 50 mph: 54 mph at 4:00 PM\n',
    )
    expect(emails[0]?.text).toContain(
      '06/01/2026, 11:00:00 AM EDT: Sea Ray exceeded 50 mph: 54 mph at 11:00 AM\n',
    )
    expect(texts.map(({ to }) => to)).toEqual([PHONE])
    expect(webhooks).toEqual([])
  })

  it.each([
    [DAY_MS, 1],
    [DAY_MS + 1, 0],
  ])('NOT-5 has %i ms after it happened %i events', async (ageMs, count) => {
    const { digest, ruleWith, fired, notify, handle, emails } = await aReader()
    await notify(await fired(await ruleWith([EMAIL]), NOON - ageMs, LATE))
    await handle(digest)
    expect(emails).toHaveLength(count)
  })

  it('NOT-5 has nothing critical, muted, switched off or sent before', async () => {
    const { digest, ruleWith, criticalRule, fired, notify, handle, emails, accountId, ...service } =
      await aReader()
    await notify(await fired(await criticalRule(['email']), NOON - HOUR_MS, LATE))
    const [muted, off] = [
      await ruleWith([EMAIL]),
      await ruleWith([EMAIL], [{ type: 'mileage', operator: 'exceeds', value: 1 }]),
    ]
    await service.snoozes.save(accountId, { kind: 'rule', id: muted }, NOON + DAY_MS, NOON, 10)
    await service.preferences.update(accountId, { 'notifications.maintenance': false })
    for (const ruleId of [muted, off]) await notify(await fired(ruleId, NOON - HOUR_MS, LATE))
    await notify(await fired(await ruleWith([EMAIL]), NOON - HOUR_MS, { ...LATE, sameAs: 'notified' }))
    await handle(digest)
    expect(emails).toEqual([])
  })

  it('NOT-5 waits for the end of quiet hours', async () => {
    const { digest, ruleWith, fired, notify, handle, emails, due, clock, accountId, preferences } =
      await aReader()
    await preferences.update(accountId, {
      'notifications.quietFrom': '11:00',
      'notifications.quietTo': '13:30',
    })
    await notify(await fired(await ruleWith([EMAIL]), NOON - HOUR_MS, LATE))
    await handle(digest)
    expect(due.at(-1)).toEqual({ at: NOON + 1.5 * HOUR_MS, work: digest })
    clock.now = NOON + 1.5 * HOUR_MS
    await handle(digest)
    expect(emails).toHaveLength(1)
  })

  it('NOT-5 T95 that a provider does not accept is sent later, once', async () => {
    vi.spyOn(console, 'log').mockImplementation(() => {})
    const { digest, ruleWith, fired, notify, handle, emails, due, answers, stateOf } = await aReader()
    const event = await fired(await ruleWith([EMAIL]), NOON - HOUR_MS, LATE)
    await notify(event)
    answers.email = { kind: 'unavailable', cause: 'ServiceUnavailable' }
    await handle(digest)
    expect(await stateOf(event)).toMatchObject({ state: 'pending', detail: 'late-digest' })
    expect(due.at(-1)).toEqual({ at: NOON + 5 * MINUTE_MS, work: digest })
    answers.email = { kind: 'accepted', messageId: 'ses-2' }
    await handle(digest)
    await handle(digest)
    expect(emails).toHaveLength(1)
  })
})
