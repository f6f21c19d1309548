import { describe, expect, it, test, vi } from 'vitest'
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS, toIso } from '../../../shared/time.ts'
import { SITE_URL } from '../../../test/make/notify/notify-deps.ts'
import { HOOK, NOON, notifyServices, PHONE } from '../../../test/make/notify/notify-services.ts'
import type { StoredCrossing } from '../../stores/events/stored-event.ts'

const aService = notifyServices()

describe('GEO-5 an event', () => {
  it.each([
    [0, 1],
    [15 * MINUTE_MS, 1],
    [15 * MINUTE_MS + 1, 0],
  ])('GEO-5 that is %i ms old when it is found is notified %i times', async (ageMs, times) => {
    const { stored, notify, emails } = await aService()
    await notify(await stored(NOON - ageMs))
    expect(emails).toHaveLength(times)
  })

  it('GEO-3 is opened by the link in its email, on the page of events that ends at it', async () => {
    const { stored, notify, emails } = await aService()
    const event = await stored(NOON)
    await notify(event)
    const query = new URLSearchParams({ tab: 'events', event: event.eventId, to: event.timestamp })
    expect(emails[0]?.text).toContain(`${SITE_URL}/dashboard/geofences?${query}\n`)
  })

  it('GEO-5 that was stored as late is not notified', async () => {
    const { stored, notify, emails, stateOf } = await aService()
    const event = await stored(NOON, { late: true })
    await notify(event)
    expect(emails).toEqual([])
    expect(await stateOf(event)).toBeUndefined()
  })

  it('GEO-5 is notified once, however often and concurrently its message is delivered', async () => {
    const { stored, notify, emails, stateOf } = await aService()
    const event = await stored(NOON)
    await Promise.allSettled(Array.from({ length: 8 }, () => notify(event)))
    await notify(event)
    expect(emails).toHaveLength(1)
    expect(await stateOf(event)).toEqual({
      state: 'sent',
      at: toIso(NOON),
      detail: 'ses-1',
      attempts: 1,
    })
  })

  it('GEO-5 whose function ended while it sent is notified after a minute, and not before', async () => {
    const { clock, stored, notify, emails, stateOf } = await aService()
    const event = await stored(NOON)
    await expect(
      notify(event, {
        sendEmail: () => {
          throw new Error('stopped')
        },
      }),
    ).rejects.toThrow('stopped')
    clock.now = NOON + MINUTE_MS - 1
    await expect(notify(event)).rejects.toThrow()
    expect(emails).toEqual([])
    clock.now = NOON + MINUTE_MS
    await notify(event)
    expect(emails).toHaveLength(1)
    expect(await stateOf(event)).toMatchObject({ state: 'sent', attempts: 2 })
  })

  it('GEO-5 says why nothing is sent: no sender, switched off, no address', async () => {
    const { stored, notify, preferences, geofence, stateOf, handle } = await aService()
    const [noSender, off] = [await stored(NOON), await stored(NOON + 1)]
    await notify(noSender, { sendEmail: null })
    expect(await stateOf(noSender)).toMatchObject({ state: 'suppressed', detail: 'email-not-set-up' })
    const noAddress = await stored(NOON + 2)
    const { accountId, eventKey } = noAddress
    await handle({ accountId, eventKey }, { getAddress: async () => null })
    expect(await stateOf(noAddress, 'email:')).toMatchObject({ state: 'suppressed', detail: 'no-address' })
    await preferences.update(geofence.accountId, { 'notifications.geofence': false })
    await notify(off)
    expect(await stateOf(off)).toMatchObject({ state: 'suppressed', detail: 'off-in-preferences' })
  })

  it('T96 is sent at once to the account’s own address, in whatever case it was typed', async () => {
    const service = await aService({ sendEmailNotifications: true, notificationEmail: 'MIA@example.com' })
    await service.notify(await service.stored(NOON), { getAddress: async () => 'mia@Example.com' })
    expect(service.emails.map(({ to, subject }) => [to, subject])).toEqual([
      ['MIA@example.com', 'Sea Ray 240 left Marina at 12:00 PM'],
    ])
  })

  it('T96 asks another address once in seven days, and sends it nothing else', async () => {
    const service = await aService({ sendEmailNotifications: true, notificationEmail: 'eve@example.com' })
    for (const at of [NOON, NOON + 7 * DAY_MS, NOON + 7 * DAY_MS + 1]) {
      service.clock.now = at
      await service.notify(await service.stored(at))
    }
    expect(service.emails.map(({ subject }) => subject)).toEqual([
      `${service.address} wants to send you alerts`,
      `${service.address} wants to send you alerts`,
    ])
  })
})

describe('T95 a provider', () => {
  it('T95 that is unavailable leaves the notification pending, and a retry sends it', async () => {
    const { answers, clock, due, stored, notify, retry, emails, address, stateOf } = await aService()
    const event = await stored(NOON)
    answers.email = { kind: 'unavailable', cause: 'TooManyRequestsException' }
    await notify(event)
    expect(await stateOf(event)).toMatchObject({ state: 'pending', detail: 'provider-failed', attempts: 1 })
    const { accountId, eventKey } = event
    const notification = `email:${address}`
    expect(due).toEqual([
      { at: NOON + 30 * SECOND_MS, work: { kind: 'notification', accountId, eventKey, notification } },
    ])
    answers.email = { kind: 'accepted', messageId: 'ses-2' }
    clock.now = NOON + 30 * SECOND_MS
    await notify(event)
    expect(emails).toEqual([])
    await retry(event, notification)
    await retry(event, notification)
    expect(emails).toHaveLength(1)
    expect(await stateOf(event)).toMatchObject({ state: 'sent', detail: 'ses-2', attempts: 2 })
  })

  it('T95 that refuses a recipient is not asked again', async () => {
    const { answers, due, stored, notify, stateOf } = await aService()
    const event = await stored(NOON)
    answers.email = { kind: 'refused', cause: 'MessageRejected' }
    await notify(event)
    expect(await stateOf(event)).toMatchObject({ state: 'failed', detail: 'recipient-refused' })
    expect(due).toEqual([])
  })

  it('T92 a webhook is tried after 0, 30 s, 5 min, 30 min, 2 h, 8 h and 24 h, then failed with the reason', async () => {
    const { answers, clock, due, stored, notify, retry, stateOf } = await aService({
      notificationWebhook: HOOK,
    })
    const event = await stored(NOON)
    answers.webhook = { kind: 'too-slow' }
    const afterMs = [30 * SECOND_MS, 5 * MINUTE_MS, 30 * MINUTE_MS, 2 * HOUR_MS, 8 * HOUR_MS, DAY_MS]
    await notify(event)
    for (const [index, ms] of afterMs.entries()) {
      expect(due.map(({ at }) => at)).toHaveLength(index + 1)
      expect(due.at(-1)?.at).toBe(clock.now + ms)
      clock.now += ms
      await retry(event, `webhook:${HOOK}`)
    }
    expect(due).toHaveLength(afterMs.length)
    expect(await stateOf(event, `webhook:${HOOK}`)).toEqual({
      state: 'failed',
      at: toIso(clock.now),
      detail: 'webhook-too-slow',
      attempts: 7,
    })
  })

  it('T95 a critical email is tried ten times within 24 hours, then failed with the reason', async () => {
    vi.spyOn(console, 'log').mockImplementation(() => {})
    const { answers, clock, due, criticalRule, fired, handle, stateOf } = await aService()
    const event = await fired(await criticalRule(['email']), NOON)
    answers.email = { kind: 'unavailable', cause: 'ServiceUnavailable' }
    const { accountId, eventKey } = event
    await handle({ accountId, eventKey })
    for (let tried = 1; tried < 10; tried++) {
      expect(await stateOf(event)).toMatchObject({ state: 'pending', attempts: tried })
      const next = due.at(-1)
      if (next === undefined) throw new Error('There is no next attempt')
      clock.now = next.at
      await handle(next.work)
    }
    expect(await stateOf(event)).toMatchObject({ state: 'failed', detail: 'provider-failed', attempts: 10 })
    expect(due).toHaveLength(9)
    const afterMs = due.map(({ at }, index) => at - (due[index - 1]?.at ?? NOON))
    expect(afterMs).toEqual(afterMs.toSorted((a, b) => a - b))
    expect(clock.now - NOON).toBeGreaterThan(23 * HOUR_MS)
    expect(clock.now - NOON).toBeLessThanOrEqual(24 * HOUR_MS)
  })

  it('T95 any other email is tried four times within 36 minutes', async () => {
    const { answers, clock, due, stored, notify, handle, stateOf } = await aService()
    const event = await stored(NOON)
    answers.email = { kind: 'unavailable', cause: 'ServiceUnavailable' }
    await notify(event)
    for (let tried = 1; tried < 4; tried++) {
      const next = due.at(-1)
      if (next === undefined) throw new Error('There is no next attempt')
      clock.now = next.at
      await handle(next.work)
    }
    expect(await stateOf(event)).toMatchObject({ state: 'failed', attempts: 4 })
    expect(clock.now - NOON).toBeLessThanOrEqual(36 * MINUTE_MS)
  })

  it.each([
    [{ kind: 'answered', status: 199 }, 'pending', 'webhook-refused'],
    [{ kind: 'answered', status: 200 }, 'sent', '200'],
    [{ kind: 'answered', status: 299 }, 'sent', '299'],
    [{ kind: 'answered', status: 301 }, 'failed', 'webhook-redirects'],
    [{ kind: 'answered', status: 409 }, 'pending', 'webhook-refused'],
    [{ kind: 'answered', status: 410 }, 'failed', 'webhook-refused'],
    [{ kind: 'answered', status: 503 }, 'pending', 'webhook-refused'],
    [{ kind: 'unreachable', cause: 'ECONNRESET' }, 'pending', 'webhook-failed'],
    [{ kind: 'not-public' }, 'failed', 'webhook-not-public'],
  ] as const)('T92 the answer %o of a webhook is %s', async (answer, state, detail) => {
    vi.spyOn(console, 'log').mockImplementation(() => {})
    const service = await aService({ notificationWebhook: HOOK })
    const event = await service.stored(NOON)
    service.answers.webhook = answer
    await service.notify(event)
    expect(await service.stateOf(event, `webhook:${HOOK}`)).toMatchObject({ state, detail })
  })
})

describe('GEO-5 a push message', () => {
  it('GEO-5 reaches every browser of the account, for its push service alone to see', async () => {
    const service = await aService({})
    const names = [await service.subscribe('phone'), await service.subscribe('laptop')]
    const event = await service.stored(NOON)
    await service.notify(event)
    await service.notify(event)
    expect(service.pushes.map(({ url }) => url).toSorted()).toEqual([
      'https://push.example.com/send/laptop',
      'https://push.example.com/send/phone',
    ])
    for (const { headers, message } of service.pushes) {
      expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400', urgency: 'high' })
      expect(Buffer.from(message).toString()).not.toContain('Marina')
    }
    for (const name of names)
      expect(await service.stateOf(event, name)).toMatchObject({ state: 'sent', detail: '201' })
  })

  it.each(['notifications.geofence', 'notifications.alerts'] as const)(
    'GEO-5 is suppressed while the account has %s off',
    async (preference) => {
      const service = await aService({})
      const name = await service.subscribe('phone')
      await service.preferences.update(service.geofence.accountId, { [preference]: false })
      const event = await service.stored(NOON)
      await service.notify(event)
      expect(service.pushes).toEqual([])
      expect(await service.stateOf(event, name)).toMatchObject({
        state: 'suppressed',
        detail: 'off-in-preferences',
      })
    },
  )

  it.each([
    [{ kind: 'answered', status: 201 }, 'sent', '201', true],
    [{ kind: 'answered', status: 403 }, 'failed', 'push-refused', true],
    [{ kind: 'answered', status: 404 }, 'failed', 'push-expired', false],
    [{ kind: 'answered', status: 410 }, 'failed', 'push-expired', false],
    [{ kind: 'answered', status: 413 }, 'failed', 'push-refused', true],
    [{ kind: 'answered', status: 429 }, 'pending', 'push-failed', true],
    [{ kind: 'answered', status: 503 }, 'pending', 'push-failed', true],
    [{ kind: 'too-slow' }, 'pending', 'push-failed', true],
    [{ kind: 'not-public' }, 'failed', 'push-not-public', true],
  ] as const)(
    'T95 the answer %o of a push service is %s: %s, and the subscription is kept: %s',
    async (answer, state, detail, isKept) => {
      vi.spyOn(console, 'log').mockImplementation(() => {})
      const service = await aService({})
      const name = await service.subscribe('phone')
      const event = await service.stored(NOON)
      service.answers.push = answer
      await service.notify(event)
      expect(await service.stateOf(event, name)).toMatchObject({ state, detail })
      expect((await service.pushSubscriptions.list(service.geofence.accountId)).size).toBe(isKept ? 1 : 0)
    },
  )

  it('T94 the 61st of an hour is not sent, and the first of the next hour is', async () => {
    const service = await aService({})
    const name = await service.subscribe('phone')
    for (let index = 0; index < 60; index++) await service.notify(await service.stored(NOON + index))
    expect(service.pushes).toHaveLength(60)
    const above = await service.stored(NOON + 60)
    await service.notify(above)
    expect(await service.stateOf(above, name)).toMatchObject({
      state: 'suppressed',
      detail: 'push-hourly-limit',
    })
    service.clock.now = NOON + HOUR_MS
    await service.notify(await service.stored(service.clock.now))
    expect(service.pushes).toHaveLength(61)
  })
})

describe('T19 a device that is no longer tracked', () => {
  it('T19 is not notified of, not by a webhook that is tried again either', async () => {
    const { answers, subscribed, stored, notify, retry, stateOf } = await aService({
      notificationWebhook: HOOK,
    })
    answers.webhook = { kind: 'answered', status: 500 }
    const event = await stored(NOON)
    await notify(event)
    subscribed.is = false
    answers.webhook = { kind: 'answered', status: 200 }
    await retry(event, `webhook:${HOOK}`)
    expect(await stateOf(event, `webhook:${HOOK}`)).toMatchObject({ state: 'pending' })
    const next = await stored(NOON + 1)
    await notify(next)
    expect(await stateOf(next, `webhook:${HOOK}`)).toBeUndefined()
    subscribed.is = true
    await retry(event, `webhook:${HOOK}`)
    expect(await stateOf(event, `webhook:${HOOK}`)).not.toMatchObject({ state: 'pending' })
  })

  it('T19 is not in a digest', async () => {
    const { clock, subscribed, stored, notify, handle, emails, geofence } = await aService()
    for (let index = 0; index < 21; index++) await notify(await stored(NOON + index))
    clock.now = NOON + HOUR_MS
    subscribed.is = false
    const digest = () => handle({ kind: 'digest', accountId: geofence.accountId, digest: 'email' })
    await digest()
    expect(emails).toHaveLength(20)
    subscribed.is = true
    await digest()
    expect(emails).toHaveLength(21)
  })
})

describe('T94 limits', () => {
  it('T94 the 21st email of an hour waits for the digest at the end of the hour', async () => {
    const { clock, due, stored, notify, handle, emails, geofence, stateOf } = await aService()
    const events: StoredCrossing[] = []
    for (let index = 0; index < 22; index++) {
      const event = await stored(NOON + index)
      clock.now = NOON + index
      events.push(event)
      await notify(event)
    }
    expect(emails).toHaveLength(20)
    const { accountId } = geofence
    expect(new Set(due.map(({ at, work }) => `${at} ${work.kind}`))).toEqual(
      new Set([`${NOON + HOUR_MS} digest`]),
    )
    clock.now = NOON + HOUR_MS
    await handle({ kind: 'digest', accountId, digest: 'email' })
    await handle({ kind: 'digest', accountId, digest: 'email' })
    expect(emails).toHaveLength(21)
    expect(emails.at(-1)?.subject).toBe('More events in the last hour: 2')
    for (const event of events) expect(await stateOf(event)).toMatchObject({ state: 'sent' })
    const next = await stored(clock.now)
    await notify(next)
    expect(emails).toHaveLength(22)
  })

  it('T94 the 11th text of a day is not sent, and the first of the next day is', async () => {
    const { clock, stored, notify, texts, recipients, geofence, stateOf } = await aService({
      sendSmsNotifications: true,
      notificationPhone: PHONE,
    })
    await recipients.decide(geofence.accountId, `sms:${PHONE}`, 'confirmed', NOON)
    for (let index = 0; index < 10; index++) await notify(await stored(NOON + index))
    expect(texts).toHaveLength(10)
    const above = await stored(NOON + 10)
    await notify(above)
    expect(await stateOf(above, `sms:${PHONE}`)).toMatchObject({
      state: 'suppressed',
      detail: 'sms-daily-limit',
    })
    clock.now = NOON + DAY_MS
    await notify(await stored(clock.now))
    expect(texts).toHaveLength(11)
  })

  it.each([
    ['+12025550123', new Set(['US']), 'sent'],
    ['+14165550123', new Set(['US']), 'suppressed'],
    ['+18765550123', new Set(['US', 'CA']), 'suppressed'],
    ['+12025550123', new Set<string>(), 'suppressed'],
  ])('T94 a text to %s where %o are allowed is %s', async (phone, smsCountries, state) => {
    const service = await aService({ sendSmsNotifications: true, notificationPhone: phone })
    await service.recipients.decide(service.geofence.accountId, `sms:${phone}`, 'confirmed', NOON)
    const event = await service.stored(NOON)
    await service.notify(event, { smsCountries })
    expect(await service.stateOf(event, `sms:${phone}`)).toMatchObject({ state })
  })
})

describe('names in messages', () => {
  const NAME = 'Sea\r\nBcc: eve@example.com\r\n\r\n<img src=x onerror=alert(1)>\u202e"\'&'

  test('T29 a line break in a name adds neither a header nor a recipient', async () => {
    const service = await aService()
    await service.notify(await service.stored(NOON, { deviceName: NAME, geofenceName: NAME }))
    const [email] = service.emails
    expect(email?.to).toBe(service.address)
    expect(email?.subject).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u)
    expect(email?.text.split('\n').some((line) => line.startsWith('Bcc'))).toBe(false)
  })

  test('T97 names are escaped in the HTML, and links lead to this site only', async () => {
    const service = await aService()
    await service.notify(
      await service.stored(NOON, { deviceName: NAME, geofenceName: '<a href="https://evil.example">x</a>' }),
    )
    const html = service.emails[0]?.html ?? ''
    expect(html).not.toMatch(/<img|onerror=alert\(1\)>|<a href="https:\/\/evil/)
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;')
    const links = [...html.matchAll(/(?:href|src|url)\s*[=(]\s*"([^"]*)"/g)].map(([, url]) => url ?? '')
    expect(links.length).toBeGreaterThan(1)
    for (const link of links) expect(link.startsWith(`${SITE_URL}/`)).toBe(true)
  })

  test('T30 no name, address or position is in the log', async () => {
    const lines = vi.spyOn(console, 'log').mockImplementation(() => {})
    const service = await aService()
    service.answers.email = { kind: 'refused', cause: 'MessageRejected' }
    await service.notify(await service.stored(NOON, { deviceName: NAME }))
    const text = lines.mock.calls.flat().join('\n')
    expect(text).toContain('email-not-accepted')
    expect(text).not.toMatch(/Sea|eve@|@example|26\.1/)
  })

  test('SET-1 times are in the account’s time zone and format', async () => {
    const service = await aService()
    const { accountId } = service.geofence
    await service.preferences.update(accountId, {
      timezone: 'Europe/Berlin',
      timeFormat: '24h',
      dateFormat: 'DD.MM.YYYY',
    })
    await service.notify(await service.stored(NOON))
    expect(service.emails[0]?.subject).toBe('Sea Ray 240 left Marina at 18:00')
    expect(service.emails[0]?.text).toContain('When: 01.06.2026, 18:00:00')
  })
})

describe('T93 a test notification', () => {
  it('T93 goes to the account’s own address, whatever address the geofence has', async () => {
    vi.spyOn(console, 'log').mockImplementation(() => {})
    const service = await aService({ sendEmailNotifications: true, notificationEmail: 'other@example.com' })
    const { accountId, geofenceId } = service.geofence
    const test = { kind: 'test', accountId, geofenceId, eventType: 'exit', channel: 'email' }
    await service.handle(test)
    await service.handle({ ...test, geofenceId: null, eventType: 'entry' })
    expect(service.emails.map(({ to, subject }) => [to, subject])).toEqual([
      [service.address, 'Test: Test device left Marina at 12:00 PM'],
      [service.address, 'Test: Test device entered Test geofence at 12:00 PM'],
    ])
  })
})

test('a message that none of our functions sends is logged and dropped', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { handle } = await aService()
  await handle({ kind: 'unknown' })
  expect(errors.mock.calls.flat().join()).toContain('notify-message-unknown')
  errors.mockClear()
})
