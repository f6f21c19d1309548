import { describe, expect, it, test, vi } from 'vitest'
import { rehearseRule } from '../../../shared/rules/rehearse-rule.ts'
import { trailReports } from '../../../shared/rules/trail-reports.ts'
import { DAY_MS, HOUR_MS, toIso } from '../../../shared/time.ts'
import type { RuleReason } from '../../../shared/watching/event.ts'
import { aRuleReason } from '../../../test/make/notify/a-rule-reason.ts'
import { SITE_URL } from '../../../test/make/notify/notify-deps.ts'
import { HOOK, NOON, notifyServices, PHONE } from '../../../test/make/notify/notify-services.ts'
import { NOON as TRACK_NOON } from '../../../test/make/tracking/a-position.ts'
import { aRule } from '../../../test/make/tracking/rules.ts'
import { fixAt } from '../../../test/make/tracking/tracks.ts'

const aService = notifyServices()

const EMAIL = { type: 'email', target: '' } as const
const SMS = { type: 'sms', target: '' } as const
const WEBHOOK = { type: 'webhook', target: HOOK } as const
const FAST = { operator: 'above', value: 80 } as const

describe('ALR-2 a rule that fires', () => {
  it('ALR-2 says in the subject what happened, and in the email why, where and how to mute it', async () => {
    const { ruleWith, fired, notify, emails, address, preferences, geofence } = await aService()
    await preferences.update(geofence.accountId, { units: 'km', timeFormat: '24h' })
    const night = aRuleReason({
      check: 'timeRange',
      operator: null,
      saw: '12:00',
      limit: '08:00–18:00',
      unit: null,
    })
    const event = await fired(await ruleWith([EMAIL]), NOON, {
      reasons: [night, aRuleReason()],
      eventId: 'e1',
    })
    await notify(event)
    const [email] = emails
    expect(email).toMatchObject({ to: address, subject: 'Sea Ray exceeded 80 km/h: 86 km/h at 12:00' })
    for (const line of [
      'Rule: Too fast',
      'Time: 12:00, limit 08:00–18:00',
      'Speed: 86 km/h, limit 80 km/h',
      'Where: 26.10000, -80.10000',
      `See what happened: ${SITE_URL}/dashboard/alerts/events?event=e1&to=${encodeURIComponent(toIso(NOON))}`,
      `Open the live map: ${SITE_URL}/dashboard/live?deviceId=SEA240`,
    ])
      expect(email?.text.split('\n')).toContain(line)
    expect(email?.text).toContain(`Mute these alerts: ${SITE_URL}/snooze/`)
  })

  it('SET-1 is written in the units and the clock of the account', async () => {
    const { ruleWith, fired, notify, emails } = await aService()
    await notify(await fired(await ruleWith([EMAIL]), NOON, { reasons: [aRuleReason()] }))
    expect(emails[0]?.subject).toBe('Sea Ray exceeded 50 mph: 54 mph at 12:00 PM')
  })

  it('SET-1 writes both limits of a range in the units of the account', async () => {
    const { ruleWith, fired, notify, emails } = await aService()
    const reasons = [aRuleReason({ operator: 'between', saw: 70, limit: '60–80' })]
    await notify(await fired(await ruleWith([EMAIL]), NOON, { reasons }))
    expect(emails[0]?.text.split('\n')).toContain('Speed: 43 mph, limit 37–50 mph')
  })

  it.each([
    [
      { check: 'battery', operator: 'below', saw: 11.84, limit: 12, unit: 'V' },
      'Sea Ray’s battery fell below 12 V: 11.8 V at 12:00 PM',
    ],
    [{ operator: 'between', saw: 70, limit: '60–80' }, 'Sea Ray was going 43 mph at 12:00 PM'],
    [
      { check: 'noContact', operator: null, saw: 45, limit: 30, unit: 'min' },
      'No contact with Sea Ray for 45 min',
    ],
    [
      {
        check: 'drivingBehavior',
        operator: null,
        saw: 'rapidDeceleration',
        limit: 'rapidDeceleration',
        unit: null,
      },
      'Sea Ray: hard braking at 12:00 PM',
    ],
    [
      { check: 'movement', operator: 'start', saw: null, limit: null, unit: null },
      'Sea Ray started moving at 12:00 PM',
    ],
    [
      { check: 'mileage', operator: 'exceeds', saw: 10_001, limit: 10_000, unit: 'km' },
      'Sea Ray passed 6,214 mi: 6,214 mi at 12:00 PM',
    ],
    [
      { check: 'maintenanceDue', operator: null, saw: 'Oil change, fall', limit: null, unit: null },
      'Maintenance due on Sea Ray: Oil change, fall',
    ],
    [
      { check: 'bilgePump', operator: null, saw: 5, limit: 4, unit: null },
      'Sea Ray’s bilge pump started 5 times in an hour (12:00 PM)',
    ],
    [
      { check: 'bilgeHigh', operator: null, saw: 'on', limit: null, unit: null },
      'High bilge water on Sea Ray at 12:00 PM',
    ],
    [
      { check: 'shorePower', operator: null, saw: 10, limit: 10, unit: 'min' },
      'Sea Ray has been without shore power for 10 min',
    ],
    [
      { check: 'batteryEmptyWithin', operator: null, saw: 5, limit: 6, unit: 'h' },
      'Sea Ray’s battery will be empty in 5 h (12:00 PM)',
    ],
    [
      { check: 'depth', operator: 'below', saw: 2.44, limit: 3, unit: 'm' },
      'Sea Ray is in water shallower than 9.8 ft: 8 ft at 12:00 PM',
    ],
    [
      { check: 'outsideGeofence', operator: null, saw: 120, limit: null, unit: 'm' },
      'Too fast: Sea Ray was outside of the geofence at 12:00 PM',
    ],
  ] satisfies [Partial<RuleReason>, string][])('ALR-2 the reason %o is %s', async (reason, subject) => {
    const { ruleWith, fired, notify, emails } = await aService()
    await notify(await fired(await ruleWith([EMAIL]), NOON, { reasons: [aRuleReason(reason)] }))
    expect(emails[0]?.subject).toBe(subject)
    expect(emails[0]?.text).not.toMatch(/\{\{|undefined|null/)
  })

  it('ALR-2 reaches the account itself where a target is empty, each once, and every browser by push', async () => {
    const service = await aService()
    await service.confirmPhone()
    const browser = await service.subscribe('phone')
    const ruleId = await service.ruleWith([EMAIL, EMAIL, SMS, { type: 'push' }, WEBHOOK, { type: 'log' }])
    const event = await service.fired(ruleId, NOON, { reasons: [aRuleReason()] })
    await service.notify(event)
    await service.notify(event)
    expect(service.emails).toHaveLength(1)
    expect(service.texts.map(({ to }) => to)).toEqual([PHONE])
    expect(service.pushes).toHaveLength(1)
    for (const name of [`email:${service.address}`, `sms:${PHONE}`, browser, `webhook:${HOOK}`])
      expect(await service.stateOf(event, name), name).toMatchObject({ state: 'sent' })
  })

  it('SET-2 a text without a confirmed phone is not sent, and says so', async () => {
    const { ruleWith, fired, notify, texts, stateOf } = await aService()
    const event = await fired(await ruleWith([SMS]), NOON)
    await notify(event)
    expect(texts).toEqual([])
    expect(await stateOf(event, 'sms:')).toMatchObject({ state: 'suppressed', detail: 'no-phone' })
  })

  it('T96 asks an address of somebody else first', async () => {
    const { ruleWith, fired, notify, emails, address } = await aService()
    const ruleId = await ruleWith([{ type: 'email', target: 'eve@example.com' }])
    await notify(await fired(ruleId, NOON))
    expect(emails.map(({ to, subject }) => [to, subject])).toEqual([
      ['eve@example.com', `${address} wants to send you alerts`],
    ])
  })

  it('T97 an email to somebody else has no link that mutes the alerts of the account', async () => {
    const service = await aService()
    await service.recipients.decide(service.geofence.accountId, 'email:eve@example.com', 'confirmed', NOON)
    const ruleId = await service.ruleWith([{ type: 'email', target: 'eve@example.com' }])
    await service.notify(await service.fired(ruleId, NOON))
    expect(service.emails[0]?.text).not.toContain('/snooze/')
  })

  it.each([
    ['notifications.alerts', [], 'suppressed'],
    ['notifications.speed', [], 'suppressed'],
    ['notifications.email', [], 'suppressed'],
    ['notifications.geofence', [], 'sent'],
    ['notifications.maintenance', [], 'sent'],
    ['notifications.maintenance', [{ type: 'mileage', operator: 'exceeds', value: 1 }], 'suppressed'],
    ['notifications.speed', [{ type: 'mileage', operator: 'exceeds', value: 1 }], 'sent'],
    ['notifications.maintenance', [{ type: 'maintenanceDue' }], 'suppressed'],
    ['notifications.speed', [{ type: 'maintenanceDue' }], 'sent'],
  ] as const)('SET-2 while %s is off, a rule with %o is %s', async (preference, conditions, state) => {
    const { ruleWith, fired, notify, preferences, geofence, stateOf } = await aService()
    await preferences.update(geofence.accountId, { [preference]: false })
    const ruleId = await ruleWith([EMAIL], conditions.length > 0 ? conditions : undefined)
    const event = await fired(ruleId, NOON)
    await notify(event)
    expect(await stateOf(event)).toMatchObject({ state })
  })
})

describe('SET-2 quiet hours', () => {
  const QUIET = { 'notifications.quietFrom': '11:00', 'notifications.quietTo': '13:30' } as const
  const END = NOON + 1.5 * HOUR_MS

  test('SET-2 hold what is not critical, and end with one message by each channel', async () => {
    const service = await aService()
    const { accountId } = service.geofence
    await service.preferences.update(accountId, QUIET)
    await service.confirmPhone()
    const browser = await service.subscribe('phone')
    const ruleId = await service.ruleWith([EMAIL, SMS, { type: 'push' }, WEBHOOK])
    const first = await service.fired(ruleId, NOON, { reasons: [aRuleReason()] })
    const events = [first, await service.fired(ruleId, NOON + 1), await service.stored(NOON + 2)]
    for (const event of events) await service.notify(event)
    expect([service.emails, service.texts, service.pushes]).toEqual([[], [], []])
    expect(await service.stateOf(first, browser)).toMatchObject({
      state: 'pending',
      detail: 'quiet-hours',
    })
    expect(await service.stateOf(first, `webhook:${HOOK}`)).toMatchObject({ state: 'sent' })
    expect(new Set(service.due.map(({ at, work }) => `${at} ${JSON.stringify(work)}`))).toEqual(
      new Set([`${END} {"kind":"digest","accountId":"${accountId}","digest":"quiet"}`]),
    )

    service.clock.now = END
    const digest = { kind: 'digest', accountId, digest: 'quiet' }
    await service.handle(digest)
    await service.handle(digest)
    expect(service.emails.map(({ subject }) => subject)).toEqual(['Alerts during your quiet hours: 3'])
    expect(service.emails[0]?.text).toContain('Sea Ray exceeded 50 mph: 54 mph at 12:00 PM')
    expect(service.emails[0]?.text).toContain('Sea Ray 240 left Marina at 12:00 PM')
    expect(service.texts).toEqual([
      {
        to: PHONE,
        text: `Vectra: Alerts during your quiet hours: 2. ${SITE_URL}/dashboard/alerts/events`,
      },
    ])
    expect(service.pushes).toHaveLength(1)
    for (const event of events) expect(await service.stateOf(event)).toMatchObject({ state: 'sent' })
  })

  test('SET-2 do not hold what is critical, nor what happens before and after them', async () => {
    const service = await aService()
    await service.preferences.update(service.geofence.accountId, QUIET)
    const critical = await service.criticalRule(['email'])
    await service.notify(await service.fired(critical, NOON))
    expect(service.emails).toHaveLength(1)
    const ruleId = await service.ruleWith([EMAIL])
    for (const at of [NOON - HOUR_MS - 1, END]) {
      service.clock.now = at
      await service.notify(await service.fired(ruleId, at))
    }
    expect(service.emails).toHaveLength(3)
    service.clock.now = NOON - HOUR_MS
    await service.notify(await service.fired(ruleId, service.clock.now))
    expect(service.emails).toHaveLength(3)
  })

  test('SET-2 ALR-2 GEO-4 do not hold an alarm, nor the crossings of a critical geofence', async () => {
    const service = await aService({ sendEmailNotifications: true, critical: true })
    await service.preferences.update(service.geofence.accountId, QUIET)
    await service.notify(
      await service.fired(await service.ruleWith([EMAIL], [{ type: 'speed', ...FAST }]), NOON),
    )
    expect(service.emails).toEqual([])
    const towed = await service.ruleWith([EMAIL], [{ type: 'movedWithoutIgnition' }])
    await service.notify(await service.fired(towed, NOON))
    expect(service.emails).toHaveLength(1)
    await service.notify(await service.stored(NOON))
    expect(service.emails).toHaveLength(2)
  })

  test('SET-2 hold the digest of the hour until they end', async () => {
    const service = await aService()
    const { accountId } = service.geofence
    await service.preferences.update(accountId, QUIET)
    await service.handle({ kind: 'digest', accountId, digest: 'email' })
    expect(service.due).toEqual([{ at: END, work: { kind: 'digest', accountId, digest: 'email' } }])
  })
})

describe('T94 limits of rules', () => {
  test('T94 a critical alert is sent although the limit of others is reached, and is never in a digest', async () => {
    const service = await aService()
    const [usual, critical] = [await service.ruleWith([EMAIL]), await service.criticalRule(['email'])]
    for (let index = 0; index < 21; index++) await service.notify(await service.fired(usual, NOON + index))
    expect(service.emails).toHaveLength(20)
    for (let index = 0; index < 20; index++) await service.notify(await service.fired(critical, NOON + index))
    expect(service.emails).toHaveLength(40)
    const above = await service.fired(critical, NOON + 20)
    await service.notify(above)
    expect(await service.stateOf(above)).toMatchObject({ state: 'suppressed', detail: 'critical-limit' })
    expect(service.emails).toHaveLength(40)
  })

  test('T94 a rule with cooldown 0 at one position a second for an hour: 20 emails, and a digest of the rest', async () => {
    const service = await aService()
    const ruleId = await service.ruleWith([EMAIL])
    const fixes = Array.from({ length: 3_600 }, (_, second) =>
      fixAt(second, 0, 0, { ignition: second % 2 === 1 }),
    )
    const rule = aRule([{ type: 'accessory', operator: 'on' }], { cooldownMinutes: 0 })
    const reports = trailReports(fixes, 'car', { relayRequested: null, storageMode: false })
    const { firings } = rehearseRule(
      reports,
      rule,
      { geofences: new Map(), maintenance: [] },
      TRACK_NOON + HOUR_MS,
    )
    expect(firings).toHaveLength(1_800)
    // Each 75th takes this test a second rather than a minute.
    const notified = firings.filter((_, index) => index % 75 === 0)
    for (const { at } of notified) {
      service.clock.now = NOON + at - TRACK_NOON
      await service.notify(await service.fired(ruleId, service.clock.now))
    }
    expect(service.emails).toHaveLength(20)
    service.clock.now = NOON + HOUR_MS
    const { accountId } = service.geofence
    await service.handle({ kind: 'digest', accountId, digest: 'email' })
    await service.handle({ kind: 'digest', accountId, digest: 'email' })
    expect(service.emails).toHaveLength(21)
    expect(service.emails.at(-1)?.subject).toBe(`More events in the last hour: ${notified.length - 20}`)
  })
})

describe('SET-2 what is muted', () => {
  it.each(['rule', 'device'] as const)(
    'SET-2 as a %s sends nothing, critical or not, and says so',
    async (kind) => {
      const service = await aService()
      const { accountId } = service.geofence
      const critical = await service.criticalRule(['email'])
      const event = await service.fired(critical, NOON)
      const id = kind === 'rule' ? critical : event.deviceId
      await service.snoozes.save(accountId, { kind, id }, NOON + HOUR_MS, NOON, 10)
      await service.notify(event)
      expect(service.emails).toEqual([])
      expect(await service.stateOf(event)).toMatchObject({ state: 'suppressed', detail: 'snoozed' })

      service.clock.now = NOON + HOUR_MS
      await service.notify(await service.fired(critical, service.clock.now))
      expect(service.emails).toHaveLength(1)
    },
  )

  it('SET-2 as a geofence mutes its crossings, and no rule of the same id', async () => {
    const service = await aService()
    const { accountId, geofenceId } = service.geofence
    await service.snoozes.save(accountId, { kind: 'rule', id: geofenceId }, NOON + DAY_MS, NOON, 10)
    await service.notify(await service.stored(NOON))
    expect(service.emails).toHaveLength(1)
    await service.snoozes.save(accountId, { kind: 'geofence', id: geofenceId }, NOON + DAY_MS, NOON, 10)
    await service.notify(await service.stored(NOON + 1))
    expect(service.emails).toHaveLength(1)
  })

  it('SET-2 does not hold back what has been sent before', async () => {
    const service = await aService()
    const event = await service.stored(NOON)
    await service.notify(event)
    const { accountId, geofenceId } = service.geofence
    await service.snoozes.save(accountId, { kind: 'geofence', id: geofenceId }, NOON + DAY_MS, NOON, 10)
    await service.notify(event)
    expect(await service.stateOf(event)).toMatchObject({ state: 'sent' })
  })
})

describe('T93 tests', () => {
  test('T93 NOT-1 of a rule go to the account itself, whatever addresses the rule has', async () => {
    vi.spyOn(console, 'log').mockImplementation(() => {})
    const service = await aService()
    await service.confirmPhone()
    const ruleId = await service.ruleWith([
      { type: 'email', target: 'eve@example.com' },
      { type: 'sms', target: '+12025550199' },
    ])
    await service.handle({ kind: 'ruleTest', accountId: service.geofence.accountId, ruleId })
    expect(service.emails.map(({ to, subject }) => [to, subject])).toEqual([
      [service.address, 'Test: Too fast: Test device at 12:00 PM'],
    ])
    expect(service.texts.map(({ to }) => to)).toEqual([PHONE])
  })

  test('T93 SET-2 of the settings go to the account’s address and phone, with its own message', async () => {
    vi.spyOn(console, 'log').mockImplementation(() => {})
    const service = await aService()
    const { accountId } = service.geofence
    const settingsTest = { kind: 'settingsTest', accountId, channels: ['email', 'sms'], message: 'Ahoy' }
    await service.handle(settingsTest)
    expect(service.texts).toEqual([])
    await service.confirmPhone()
    await service.handle(settingsTest)
    expect(service.emails.map(({ to }) => to)).toEqual([service.address, service.address])
    expect(service.emails[0]?.text).toContain('Ahoy')
    expect(service.texts.map(({ to }) => to)).toEqual([PHONE])
  })
})
