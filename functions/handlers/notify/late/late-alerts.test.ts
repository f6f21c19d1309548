import { describe, expect, it, test, vi } from 'vitest'
import { DAY_MS, HOUR_MS, MINUTE_MS, toIso } from '../../../../shared/time.ts'
import { overdueAt, setFloatPlan } from '../../../../shared/watching/float-plan/float-plan.ts'
import { FLOAT_PLAN_RULE_ID } from '../../../../shared/watching/float-plan/float-plan-rule-id.ts'
import { NOTHING_WATCHED } from '../../../../shared/watching/watch-state.ts'
import { HOOK, NOON, notifyServices, PHONE } from '../../../../test/make/notify/notify-services.ts'
import type { StoredRuleEvent } from '../../../stores/events/stored-event.ts'

const aService = notifyServices()
const EMAIL = { type: 'email', target: '' } as const
const TOWED = [{ type: 'movedWithoutIgnition' }] as const

/** An account with a rule about tows, and events that are found late: each so many minutes ago, reported now. */
async function lateTows(
  minutesAgo: readonly number[],
  more: Partial<StoredRuleEvent> = {},
  actions: Parameters<Service['ruleWith']>[0] = [EMAIL],
) {
  const service = await aService()
  const ruleId = await service.ruleWith(actions, TOWED)
  const events: StoredRuleEvent[] = []
  for (const minutes of minutesAgo)
    events.push(
      await service.fired(ruleId, NOON - minutes * MINUTE_MS, {
        late: true,
        reportedAt: toIso(NOON),
        reasons: [
          {
            check: 'movedWithoutIgnition',
            operator: null,
            saw: 'off',
            limit: null,
            unit: null,
            at: toIso(NOON),
            accuracyM: null,
          },
        ],
        ...more,
      }),
    )
  for (const event of events) await service.notify(event)
  return { ...service, events, handleDue: () => handleDue(service) }
}
type Service = Awaited<ReturnType<typeof aService>>

/** Does what is due, at the time of the last of it. */
async function handleDue({ due, clock, handle }: Pick<Service, 'due' | 'clock' | 'handle'>) {
  const work = due.splice(0)
  clock.now = Math.max(clock.now, ...work.map(({ at }) => at))
  for (const { work: message } of work) await handle(message)
}

describe('NOT-5 a critical event that is found late', () => {
  it('NOT-5 is held for the message about its device, and marked outside of its notifications', async () => {
    const { due, emails, events, accountId, stateOf } = await lateTows([24])
    const [event] = events
    if (!event) throw new Error('no event')
    expect(emails).toEqual([])
    expect(await stateOf(event)).toBeUndefined()
    const { deviceId, trackId } = event
    expect(due).toEqual([
      { at: NOON + MINUTE_MS, work: { kind: 'lateAlerts', accountId, deviceId, trackId, from: NOON } },
    ])
  })

  it.each([
    [15 * MINUTE_MS, ['Too fast: Sea Ray at 11:45 AM']],
    [15 * MINUTE_MS + 1, ['Late: Too fast: Sea Ray at 11:44 AM']],
    [DAY_MS, ['Late: Too fast: Sea Ray at 12:00 PM']],
    [DAY_MS + 1, []],
  ])('NOT-5 %i ms after it happened is sent as %j', async (ageMs, subjects) => {
    const service = await aService()
    const ruleId = await service.ruleWith([EMAIL], TOWED)
    await service.notify(await service.fired(ruleId, NOON - ageMs))
    await handleDue(service)
    expect(service.emails.map(({ subject }) => subject)).toEqual(subjects)
  })

  it('NOT-5 is one message with the others of its device, by each channel, once', async () => {
    const service = await lateTows([50, 38, 24], {}, [EMAIL, { type: 'sms', target: '' }, { type: 'push' }])
    await service.confirmPhone()
    const browser = await service.subscribe('phone')
    const work = service.due.map(({ work }) => work)
    service.clock.now = NOON + MINUTE_MS
    await Promise.allSettled([...work, ...work].map((message) => service.handle(message)))
    service.clock.now = NOON + 5 * MINUTE_MS
    for (const message of work) await service.handle(message)
    expect(service.emails.map(({ subject }) => subject)).toEqual(['Late alerts from Sea Ray: 3'])
    expect(service.emails[0]?.text.split('\n').slice(1, 5)).toEqual([
      'The first happened at 11:10 AM, the last at 11:36 AM. Reported at 12:00 PM, when the tracker was back.',
      'Sea Ray moved with its ignition off at 11:10 AM',
      'Sea Ray moved with its ignition off at 11:22 AM',
      'Sea Ray moved with its ignition off at 11:36 AM',
    ])
    expect(service.texts.map(({ text }) => text)).toEqual([
      expect.stringMatching(/^Vectra: Late alerts from Sea Ray: 3\. The first happened at 11:10 AM, /),
    ])
    expect(service.pushes).toHaveLength(1)
    for (const event of service.events)
      for (const name of [`email:${service.address}`, `sms:${PHONE}`, browser])
        expect(await service.stateOf(event, name)).toMatchObject({ state: 'sent', attempts: 1 })
  })

  it('NOT-5 is posted to a webhook by itself, as any event', async () => {
    const { webhooks, handleDue } = await lateTows([38, 24], {}, [{ type: 'webhook', target: HOOK }])
    await handleDue()
    await handleDue()
    expect(webhooks.map(({ body }) => JSON.parse(body).data)).toMatchObject([{ late: true }, { late: true }])
    expect(new Set(webhooks.map(({ headers }) => headers['webhook-id'])).size).toBe(2)
  })

  it('NOT-5 says that we were late where the tracker was not', async () => {
    const { emails, handleDue } = await lateTows([40], { reportedAt: toIso(NOON - 40 * MINUTE_MS) })
    await handleDue()
    expect(emails[0]?.text).toContain(
      'Happened at 11:20 AM. Vectra only noticed at 12:00 PM, because of a delay on our side.',
    )
  })

  it('NOT-5 names the day unless it is today', async () => {
    const { emails, handleDue } = await lateTows([13 * 60], {})
    await handleDue()
    expect(emails[0]?.text).toContain('Happened on May 31 at 11:00 PM, reported at 12:00 PM, when')
  })

  it.each([
    ['is the same incident as one before', { sameAs: 'notified' }],
    ['happened more than a day ago', { timestamp: toIso(NOON - DAY_MS - 1) }],
  ])('NOT-5 that %s is sent to nobody', async (_what, more) => {
    const { due, emails, handleDue } = await lateTows([24], more)
    await handleDue()
    expect([due, emails]).toEqual([[], []])
  })

  it('NOT-5 that was removed meanwhile is sent to nobody', async () => {
    const { emails, events, handleDue, accountId, stores } = await lateTows([24])
    expect(await stores.events.deleteUnnotified(accountId, events[0]?.eventKey ?? '')).toBe(true)
    await handleDue()
    expect(emails).toEqual([])
  })

  it('NOT-5 is not held by quiet hours', async () => {
    const { preferences, accountId, emails, handleDue } = await lateTows([24])
    await preferences.update(accountId, {
      'notifications.quietFrom': '11:00',
      'notifications.quietTo': '13:30',
    })
    await handleDue()
    expect(emails).toHaveLength(1)
  })

  it('NOT-5 is muted with its device, and says so', async () => {
    const { snoozes, accountId, events, emails, handleDue, stateOf } = await lateTows([24])
    await snoozes.save(accountId, { kind: 'device', id: 'SEA240' }, NOON + HOUR_MS, NOON, 10)
    await handleDue()
    expect(emails).toEqual([])
    for (const event of events)
      expect(await stateOf(event)).toMatchObject({ state: 'suppressed', detail: 'snoozed' })
  })

  it('NOT-5 is suppressed while the account has its alerts off, and says so', async () => {
    const { preferences, accountId, events, emails, handleDue, stateOf } = await lateTows([38, 24])
    await preferences.update(accountId, { 'notifications.alerts': false })
    await handleDue()
    expect(emails).toEqual([])
    for (const event of events)
      expect(await stateOf(event)).toMatchObject({ state: 'suppressed', detail: 'off-in-preferences' })
  })

  it('NOT-5 counts towards the limit of critical ones, as one message', async () => {
    vi.spyOn(console, 'log').mockImplementation(() => {})
    const service = await lateTows([38, 24])
    const critical = await service.criticalRule(['email'])
    for (let index = 0; index < 19; index++) await service.notify(await service.fired(critical, NOON + index))
    await service.handleDue()
    expect(service.emails).toHaveLength(20)
    const above = await service.fired(critical, service.clock.now)
    await service.notify(above)
    expect(await service.stateOf(above)).toMatchObject({ state: 'suppressed', detail: 'critical-limit' })
  })

  it('NOT-5 of another owner’s time with the device is sent to nobody', async () => {
    const { emails, handleDue } = await lateTows([24], { trackId: 'before' })
    await handleDue()
    expect(emails).toEqual([])
  })
})

describe('NOT-5 a message about late events', () => {
  it('NOT-5 whose function ended while it sent is sent again after a minute, and not before', async () => {
    const { due, clock, handle, events, emails, stateOf } = await lateTows([38, 24])
    const work = due[0]?.work ?? {}
    clock.now = NOON + MINUTE_MS
    const ends = () => {
      throw new Error('stopped')
    }
    await expect(handle(work, { sendEmail: ends })).rejects.toThrow('stopped')
    clock.now += MINUTE_MS - 1
    await expect(handle(work)).rejects.toThrow()
    expect(emails).toEqual([])
    clock.now += 1
    await handle(work)
    expect(emails.map(({ subject }) => subject)).toEqual(['Late alerts from Sea Ray: 2'])
    for (const event of events) expect(await stateOf(event)).toMatchObject({ state: 'sent', attempts: 2 })
  })

  it('NOT-5 whose function ended between two claims is sent again about all', async () => {
    const { due, clock, handle, events, emails, stateOf, notifications } = await lateTows([38, 24])
    const work = due[0]?.work ?? {}
    clock.now = NOON + MINUTE_MS
    let claims = 0
    const claim: typeof notifications.claim = (...args) => {
      claims += 1
      if (claims > 1) throw new Error('stopped')
      return notifications.claim(...args)
    }
    await expect(handle(work, { notifications: { ...notifications, claim } })).rejects.toThrow('stopped')
    clock.now += MINUTE_MS
    await handle(work)
    expect(emails.map(({ subject }) => subject)).toEqual(['Late alerts from Sea Ray: 2'])
    for (const event of events) expect(await stateOf(event)).toMatchObject({ state: 'sent' })
  })

  test('NOT-5 T95 that a provider does not accept is tried again as one, within 24 hours', async () => {
    vi.spyOn(console, 'log').mockImplementation(() => {})
    const { answers, due, clock, events, emails, handleDue, stateOf } = await lateTows([38, 24])
    answers.email = { kind: 'unavailable', cause: 'ServiceUnavailable' }
    await handleDue()
    expect(due).toHaveLength(1)
    for (let tried = 1; tried < 6; tried++) await handleDue()
    for (const event of events)
      expect(await stateOf(event)).toMatchObject({ state: 'pending', detail: 'provider-failed', attempts: 6 })
    answers.email = { kind: 'accepted', messageId: 'ses-2' }
    await handleDue()
    expect(emails.map(({ subject }) => subject)).toEqual(['Late alerts from Sea Ray: 2'])
    expect(clock.now - NOON).toBeGreaterThan(6 * HOUR_MS)
    expect(due).toEqual([])
  })
})

test('NOT-5 an overdue boat is a message of its own beside late events, also at the next attempt', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
  const { answers, due, clock, emails, events, fired, handle, notify } = await lateTows([24])
  const returnBy = NOON - 50 * MINUTE_MS
  const trip = { returnBy, to: 'Bimini', people: 4, contacts: [], geofenceId: null }
  const plan = {
    ...setFloatPlan(null, trip, { by: 'mia', now: returnBy - HOUR_MS }),
    state: 'overdue' as const,
  }
  const watches = {
    get: async () => ({ version: 1, state: NOTHING_WATCHED, anchored: null, floatPlan: plan }),
  }
  const reason = { operator: null, limit: null, unit: null, at: toIso(NOON), accuracyM: null }
  const overdue = await fired(FLOAT_PLAN_RULE_ID, overdueAt(plan), {
    reasons: [{ ...reason, check: 'overdue', saw: 'Bimini' }],
  })
  await notify(overdue, { watches })
  async function handleAll() {
    const works = due.splice(0)
    clock.now = Math.max(...works.map(({ at }) => at))
    for (const { work } of works) await handle(work, { watches })
  }
  answers.email = { kind: 'unavailable', cause: 'ServiceUnavailable' }
  await handleAll()
  answers.email = { kind: 'accepted', messageId: 'ses-2' }
  await handleAll()
  expect(events).toHaveLength(1)
  expect(emails.map(({ subject }) => subject).toSorted()).toEqual([
    'Late: Sea Ray is overdue: not back from Bimini by 11:40 AM',
    'Late: Sea Ray moved with its ignition off at 11:36 AM',
  ])
  for (const { subject, text } of emails) expect(text.includes('Bimini')).toBe(subject.includes('overdue'))
})

test('NOT-5 a critical alert that could not be delivered for 15 minutes says so first', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
  const service = await aService()
  const { answers, emails } = service
  answers.email = { kind: 'unavailable', cause: 'ServiceUnavailable' }
  await service.notify(await service.fired(await service.ruleWith([EMAIL], TOWED), NOON))
  for (let tried = 1; tried < 3; tried++) await handleDue(service)
  answers.email = { kind: 'accepted', messageId: 'ses-2' }
  await handleDue(service)
  expect(emails[0]?.text.split('\n').slice(0, 2)).toEqual([
    'Late: Too fast: Sea Ray at 12:00 PM',
    'Happened at 12:00 PM. Vectra couldn’t deliver this alert before.',
  ])
})
