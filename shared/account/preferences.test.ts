import { describe, expect, test } from 'vitest'
import {
  type ChosenPreferences,
  chosenValues,
  DEFAULT_PREFERENCES,
  PreferenceChanges,
  Preferences,
  withChosen,
} from './preferences.ts'
import { isTimeZone, OFFERED_TIME_ZONES } from './time-zone.ts'

const read = (body: unknown): ChosenPreferences | null => {
  const parsed = PreferenceChanges.safeParse(body)
  return parsed.success ? chosenValues(parsed.data) : null
}

describe('SET-1 preferences are set by dotted path', () => {
  test.each<[unknown, ChosenPreferences]>([
    [{}, {}],
    [{ theme: 'dark' }, { theme: 'dark' }],
    [{ theme: 'system' }, { theme: 'system' }],
    [{ units: 'nautical' }, { units: 'nautical' }],
    [{ firstDayOfWeek: 'monday' }, { firstDayOfWeek: 'monday' }],
    [{ 'notifications.email': true }, { 'notifications.email': true }],
    [
      { notifications: { email: true, sms: false } },
      { 'notifications.email': true, 'notifications.sms': false },
    ],
    [{ preferences: { units: 'km', 'notifications.sms': true } }, { units: 'km', 'notifications.sms': true }],
    [{ notifications: { speed: true }, 'notifications.speed': false }, { 'notifications.speed': false }],
    [
      { notifications: { quietFrom: '22:00', quietTo: null } },
      { 'notifications.quietFrom': '22:00', 'notifications.quietTo': null },
    ],
  ])('SET-1 %j', (body, chosen) => {
    expect(read(body)).toEqual(chosen)
  })

  test('SET-1 a change keeps everything else, and does not modify the preferences it is applied to', () => {
    const changed = withChosen(DEFAULT_PREFERENCES, { units: 'km', 'notifications.sms': true })
    expect(changed).toEqual({
      ...DEFAULT_PREFERENCES,
      units: 'km',
      notifications: { ...DEFAULT_PREFERENCES.notifications, sms: true },
    })
    expect(DEFAULT_PREFERENCES).toMatchObject({ units: 'miles', notifications: { sms: false } })
  })

  test('SET-2 quiet hours that were chosen can be removed again', () => {
    const chosen = withChosen(DEFAULT_PREFERENCES, { 'notifications.quietFrom': '22:00' })
    expect(chosen.notifications.quietFrom).toBe('22:00')
    expect(withChosen(chosen, { 'notifications.quietFrom': null }).notifications.quietFrom).toBeNull()
  })

  test('SET-5 the defaults are valid, and those of the specification', () => {
    expect(Preferences.parse(DEFAULT_PREFERENCES)).toEqual(DEFAULT_PREFERENCES)
    expect(DEFAULT_PREFERENCES).toMatchObject({
      units: 'miles',
      theme: 'light',
      language: 'en',
      timezone: 'America/New_York',
      notifications: { alerts: true, geofence: true, speed: true, maintenance: false },
    })
  })
})

describe('an invalid change', () => {
  test.each([
    '{"__proto__.x":true}',
    '{"constructor.prototype.x":true}',
    '{"notifications.__proto__.x":true}',
    '{"__proto__":{"polluted":true}}',
    '{"constructor":{"prototype":{"polluted":true}}}',
    '{"notifications":{"__proto__":{"polluted":true}}}',
    '{"notifications":{"constructor":true}}',
    '{"preferences":{"__proto__":{"polluted":true}}}',
  ])('T25 %s is refused or sets nothing', (text) => {
    const chosen = read(JSON.parse(text))
    expect(chosen ?? {}).toEqual({})
    expect(Object.getPrototypeOf(chosen ?? {})).toBe(Object.prototype)
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
    expect(Object.hasOwn(Object.prototype, 'x')).toBe(false)
  })

  test.each([
    { hasSubscription: true },
    { accountId: 'other' },
    { email: 'x@example.com' },
    { closedAt: null },
    { theme: 'black' },
    { theme: null },
    { units: 'mi' },
    { units: 'knots' },
    { firstDayOfWeek: 1 },
    { firstDayOfWeek: 'tuesday' },
    { dateFormat: 'DD/MM/YY' },
    { timeFormat: '12' },
    { language: 'de' },
    { timezone: 'Mars/Olympus' },
    { notifications: { email: 'yes' } },
    { notifications: true },
    { 'notifications.whatever': true },
    { 'preferences.theme': 'dark' },
    'dark',
    null,
    [],
  ])('T15 %j is refused', (body) => {
    expect(read(body)).toBeNull()
  })
})

test.each([
  ['America/New_York', true],
  ['UTC', true],
  ['Europe/Zagreb', true],
  ['+02:00', false],
  ['', false],
  ['Nowhere', false],
  [`Etc/${'a'.repeat(100_000)}`, false],
])('SET-1 %s is a time zone: %s', (name, is) => {
  expect(isTimeZone(name)).toBe(is)
})

test('SET-5 13 time zones are offered, each of them valid', () => {
  expect(new Set(OFFERED_TIME_ZONES).size).toBe(13)
  expect(OFFERED_TIME_ZONES.filter((zone) => !isTimeZone(zone))).toEqual([])
})
