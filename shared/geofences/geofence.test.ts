import { describe, expect, test } from 'vitest'
import { aGeofenceBody } from '../../test/make/geofences/geofence.ts'
import { GeofenceChange, NewGeofence } from './geofence.ts'

const [corner] = aGeofenceBody().points
const problemsOf = (more: Record<string, unknown>) =>
  NewGeofence.safeParse({ ...aGeofenceBody(), ...more }).error?.issues.map(({ path }) => path.join('.')) ?? []

describe('a new geofence', () => {
  test('GEO-8 alerts on entry and exit, not on dwelling, after 10 minutes, and watches all devices', () => {
    expect(NewGeofence.parse(aGeofenceBody())).toEqual({
      ...aGeofenceBody(),
      description: null,
      shape: 'polygon',
      radius: null,
      width: null,
      active: true,
      alertOnEntry: true,
      alertOnExit: true,
      alertOnDwell: false,
      dwellTimeMinutes: 10,
      cutRelayOnEntry: false,
      sendEmailNotifications: false,
      sendSmsNotifications: false,
      notificationWebhook: null,
      notificationEmail: null,
      notificationPhone: null,
      notificationMembers: [],
      deviceIds: [],
      plateNumbers: [],
    })
  })

  test.each<[string, unknown]>([
    ['name', undefined],
    ['name', ''],
    ['name', '  '],
    ['name', 'x'.repeat(101)],
    ['name', 'a\r\nBcc: b@example.com'],
    ['name', '\ud800'],
    ['description', '\ud800'],
    ['dwellTimeMinutes', 0],
    ['dwellTimeMinutes', 1.5],
    ['dwellTimeMinutes', Number.NaN],
    ['dwellTimeMinutes', 7 * 24 * 60 + 1],
    ['notificationWebhook', ''],
    ['notificationWebhook', 'hooks.example.com'],
    ['notificationWebhook', 'javascript:alert(1)'],
    ['notificationEmail', 'ann@example.com\r\nBcc: b@example.com'],
    ['notificationEmail', 'ann'],
    ['notificationPhone', '911'],
    ['notificationPhone', '+1 305 555 0100'],
    ['radius', 0],
    ['radius', 19.9],
    ['radius', 100_001],
    ['radius', Number.POSITIVE_INFINITY],
    ['width', 19],
    ['width', 5_001],
    ['points', []],
    ['deviceIds', Array.from({ length: 1_001 }, (_, index) => `T${index}`)],
    ['plateNumbers', Array.from({ length: 1_001 }, (_, index) => `T${index}`)],
    ['plateNumbers', ['x'.repeat(101)]],
    ['shape', 'square'],
    ['accountId', 'b'],
    ['version', 2],
    ['definedAt', 0],
  ])('GEO-8 T15 T29 T32 T34 is refused for its %s %j', (field, value) => {
    const named = problemsOf({ [field]: value })
    expect(named.length).toBe(1)
    // an unknown field is named in the problem's keys instead of its path
    expect([field, '']).toContain(named[0]?.split('.')[0])
  })

  test.each<[string, unknown]>([
    ['name', 'x'.repeat(100)],
    ['dwellTimeMinutes', 1],
    ['dwellTimeMinutes', 7 * 24 * 60],
    ['deviceIds', Array.from({ length: 1_000 }, (_, index) => `T${index}`)],
    ['plateNumbers', ['x'.repeat(100)]],
    ['radius', 20],
    ['radius', 100_000],
    ['width', 20],
    ['width', 5_000],
    ['notificationPhone', '+13055550100'],
    ['notificationWebhook', 'https://hooks.example.com/a?b=c'],
  ])('GEO-8 may have the %s %j', (field, value) => {
    expect(problemsOf({ [field]: value })).toEqual([])
  })

  test.each<[string, unknown]>([
    ['points.0.latitude', { latitude: -122.3, longitude: 47.6 }],
    ['points.0.latitude', { latitude: Number.NaN, longitude: 0 }],
    ['points.0.latitude', { latitude: JSON.parse('1e309'), longitude: 0 }],
    ['points.0.longitude', { latitude: 0, longitude: 180.1 }],
    ['points.0.longitude', { latitude: 0 }],
    ['points.0', null],
  ])('T32 GEO-6 is refused for its corner at %s: %j', (path, point) => {
    expect(problemsOf({ points: [point, corner, corner] })).toEqual([path])
  })

  test.each([
    [500, []],
    [501, ['points']],
    [10_000, ['points']],
  ])('T32 may have 500 corners: %i', (count, problems) => {
    expect(problemsOf({ points: Array.from({ length: count }, () => corner) })).toEqual(problems)
  })
})

describe('a change', () => {
  test('GEO-7 has only the fields that it names, and a geofence may be sent back as it was received', () => {
    expect(GeofenceChange.parse({ active: false })).toEqual({ active: false })
    const sentBack = { geofenceId: 'other', createdAt: 'x', updatedAt: 'y', name: ' Depot ' }
    expect(GeofenceChange.parse(sentBack)).toEqual({ name: 'Depot' })
  })

  test('T15 of an unknown field is refused', () => {
    expect(GeofenceChange.safeParse({ accountId: 'b' }).success).toBe(false)
    expect(GeofenceChange.safeParse(JSON.parse('{"__proto__":{"polluted":true}}')).success).toBe(false)
  })
})
