import { describe, expect, test, vi } from 'vitest'
import { HOUR_MS, SECOND_MS } from '../../../../shared/time.ts'
import { HOOK, NOON, notifyServices } from '../../../../test/make/notify/notify-services.ts'
import type { WebhookAnswer } from '../../../outside/webhook/post-webhook.ts'

const aService = notifyServices()
const GOOD = 'https://good.example.com/hook'
const NAME = `webhook:${HOOK}`

describe('T91 a webhook that keeps failing', () => {
  test('T91 is paused after 10 failures in a row, and its owner gets one email', async () => {
    vi.spyOn(console, 'log').mockImplementation(() => {})
    const { stored, notify, answers, emails, stateOf, address } = await aService({
      notificationWebhook: HOOK,
    })
    answers.webhook = { kind: 'too-slow' }
    for (let index = 0; index < 10; index++) {
      const event = await stored(NOON + index)
      await notify(event)
      expect(await stateOf(event, NAME)).toMatchObject({ state: 'pending', detail: 'webhook-too-slow' })
      expect(emails).toHaveLength(index < 9 ? 0 : 1)
    }
    for (let index = 10; index < 15; index++) {
      const event = await stored(NOON + index)
      await notify(event)
      expect(await stateOf(event, NAME)).toMatchObject({ state: 'suppressed', detail: 'webhook-paused' })
    }
    expect(emails.map(({ to, subject }) => [to, subject])).toEqual([[address, 'Vectra paused a webhook']])
    expect(emails[0]?.text).toContain('Your webhook at hooks.example.com failed 10 times in a row.')
    expect(emails[0]?.text).not.toContain(HOOK)
  })

  test('T91 is tried once an hour, and resumes when it answers', async () => {
    vi.spyOn(console, 'log').mockImplementation(() => {})
    const { stored, notify, answers, clock, stateOf } = await aService({ notificationWebhook: HOOK })
    const send = async () => {
      const event = await stored(clock.now)
      await notify(event)
      return (await stateOf(event, NAME))?.state
    }
    answers.webhook = { kind: 'answered', status: 500 }
    for (let index = 0; index < 10; index++) {
      await send()
      clock.now++
    }
    const pausedAt = clock.now - 1
    clock.now = pausedAt + HOUR_MS - 1
    expect(await send()).toBe('suppressed')
    clock.now = pausedAt + HOUR_MS
    expect(await send()).toBe('pending')
    answers.webhook = { kind: 'answered', status: 200 }
    clock.now += 1
    expect(await send()).toBe('suppressed')
    clock.now += HOUR_MS
    expect(await send()).toBe('sent')
    clock.now += 1
    expect(await send()).toBe('sent')
  })

  test('T91 one that answers in between is not paused', async () => {
    vi.spyOn(console, 'log').mockImplementation(() => {})
    const { stored, notify, answers, emails } = await aService({ notificationWebhook: HOOK })
    for (let index = 0; index < 19; index++) {
      answers.webhook = { kind: 'answered', status: index === 9 ? 200 : 500 }
      await notify(await stored(NOON + index))
    }
    expect(emails).toEqual([])
  })

  test('T91 beside a webhook that hangs, the other one of the rule does not wait', async () => {
    vi.spyOn(console, 'log').mockImplementation(() => {})
    const service = await aService()
    const ruleId = await service.ruleWith([
      { type: 'webhook', target: HOOK },
      { type: 'webhook', target: GOOD },
    ])
    const waits: number[] = []
    let hung = 0
    for (let index = 0; index < 20; index++) {
      const startedAt = performance.now()
      await service.notify(await service.fired(ruleId, NOON + index), {
        async postWebhook(url): Promise<WebhookAnswer> {
          if (url === GOOD) {
            waits.push(performance.now() - startedAt)
            return { kind: 'answered', status: 200 }
          }
          hung++
          await new Promise((resolve) => setTimeout(resolve, 200))
          return { kind: 'too-slow' }
        },
      })
    }
    expect(hung).toBe(10)
    expect(waits).toHaveLength(20)
    expect(waits.toSorted((a, b) => a - b)[18]).toBeLessThan(5 * SECOND_MS)
  })
})
