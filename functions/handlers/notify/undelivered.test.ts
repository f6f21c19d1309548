import { beforeEach, expect, test, vi } from 'vitest'
import { MINUTE_MS } from '../../../shared/time.ts'
import { NOON, notifyServices } from '../../../test/make/notify/notify-services.ts'

const aService = notifyServices()
const EMAIL = { type: 'email', target: '' } as const
beforeEach(() => void vi.spyOn(console, 'log').mockImplementation(() => {}))

/** An account with a rule, of which a critical one is about tows, and what was noted for its owner. */
async function aRuleOwner(isCritical = true) {
  const service = await aService()
  const ruleId = await service.ruleWith([EMAIL], isCritical ? [{ type: 'movedWithoutIgnition' }] : undefined)
  const noted = () => service.stores.undelivered.listUnseen(service.accountId, 10)
  return { ...service, ruleId, noted }
}

test('NOT-6 a critical email that is pending for 36 minutes is noted, and is sent all the same', async () => {
  const { answers, clock, due, emails, fired, handle, notify, noted, ruleId } = await aRuleOwner()
  answers.email = { kind: 'unavailable', cause: 'ServiceUnavailable' }
  const event = await fired(ruleId, NOON)
  await notify(event)
  for (let tried = 1; tried < 4; tried++) {
    expect(await noted()).toEqual([])
    const next = due.at(-1)
    clock.now = next?.at ?? 0
    await handle(next?.work ?? {})
  }
  expect(clock.now - NOON).toBeLessThanOrEqual(36 * MINUTE_MS)
  expect(await noted()).toEqual([event.eventKey])
  answers.email = { kind: 'accepted', messageId: 'ses-2' }
  await handle(due.at(-1)?.work ?? {})
  expect(emails).toHaveLength(1)
})

test.each([
  [true, 1],
  [false, 0],
])('NOT-6 an email that was refused and is critical (%s) is noted %i times', async (isCritical, times) => {
  const { answers, fired, notify, noted, ruleId } = await aRuleOwner(isCritical)
  answers.email = { kind: 'refused', cause: 'MessageRejected' }
  await notify(await fired(ruleId, NOON))
  expect(await noted()).toHaveLength(times)
})

test('NOT-6 T95 a critical email to an address that bounced is noted and not tried', async () => {
  const { accountId, address, emails, due, fired, notify, noted, recipients, ruleId } = await aRuleOwner()
  await recipients.decide(accountId, `email:${address}`, 'bounced', NOON)
  await notify(await fired(ruleId, NOON))
  expect(await noted()).toHaveLength(1)
  expect([emails, due]).toEqual([[], []])
})

test('NOT-6 one that arrives, or that is muted, is not noted', async () => {
  const { accountId, fired, notify, noted, ruleId, snoozes } = await aRuleOwner()
  await notify(await fired(ruleId, NOON))
  await snoozes.save(accountId, { kind: 'rule', id: ruleId }, NOON + MINUTE_MS, NOON, 10)
  await notify(await fired(ruleId, NOON + 1))
  expect(await noted()).toEqual([])
})
