import { describe, expect, test } from 'vitest'
import type { DrawnShape } from '../../../shared/geofences/boundary.ts'
import { type Geofence, NewGeofence } from '../../../shared/geofences/geofence.ts'
import { type DraftField, draftOf, emptyDraft, type GeofenceDraft, parseDraft } from './geofence-draft.ts'

const BOUNDARY: DrawnShape = {
  shape: 'circle',
  points: [{ latitude: 25.77, longitude: -80.17 }],
  radius: 200,
  width: null,
}
const parsed = (draft: Partial<GeofenceDraft>) =>
  parseDraft({ ...emptyDraft(10), name: 'Marina', ...draft }, BOUNDARY)

function wrongFields(draft: Partial<GeofenceDraft>): DraftField[] {
  const result = parsed(draft)
  return result.kind === 'wrong' ? [...result.fields] : []
}

describe('GEO-8 what the dialog accepts', () => {
  test('GEO-8 a new geofence alerts on entry and exit, not on dwelling, and applies to all devices', () => {
    expect(parsed({})).toMatchObject({
      kind: 'geofence',
      geofence: {
        alertOnEntry: true,
        alertOnExit: true,
        alertOnDwell: false,
        dwellTimeMinutes: 10,
        deviceIds: [],
      },
    })
  })

  test('NOT-5 a geofence is critical only if its owner says so', () => {
    expect(parsed({})).toMatchObject({ geofence: { critical: false } })
    expect(parsed({ critical: true })).toMatchObject({ geofence: { critical: true } })
  })

  test.each<[string, Partial<GeofenceDraft>, DraftField[]]>([
    ['no name', { name: '  ' }, ['name']],
    ['0 minutes', { alertOnDwell: true, dwellTimeMinutes: '0' }, ['dwellTimeMinutes']],
    ['1 minute', { alertOnDwell: true, dwellTimeMinutes: '1' }, []],
    ['a week', { alertOnDwell: true, dwellTimeMinutes: '10080' }, []],
    ['more than a week', { alertOnDwell: true, dwellTimeMinutes: '10081' }, ['dwellTimeMinutes']],
    ['half a minute', { alertOnDwell: true, dwellTimeMinutes: '0.5' }, ['dwellTimeMinutes']],
    ['minutes that are not used', { dwellTimeMinutes: 'x' }, []],
    ['no URL', { notificationWebhook: 'example' }, ['notificationWebhook']],
    ['a URL of a file', { notificationWebhook: 'file:///etc/passwd' }, ['notificationWebhook']],
    ['a URL', { notificationWebhook: 'https://example.com/hook' }, []],
    ['no address', { notificationEmail: 'me@' }, ['notificationEmail']],
    ['a phone number without its country', { notificationPhone: '305 555 0123' }, ['notificationPhone']],
    ['a phone number as people write it', { notificationPhone: '+1 (305) 555-0123' }, []],
  ])('GEO-8 %s', (_, draft, wrong) => expect(wrongFields(draft)).toEqual(wrong))

  test('GEO-2 what is edited is what is saved, and its boundary is the one of the dialog', () => {
    const before: Geofence = {
      ...NewGeofence.parse({ ...BOUNDARY, name: 'Marina' }),
      geofenceId: 'marina',
      createdAt: '2026-06-01T12:00:00.000Z',
      updatedAt: '2026-06-01T12:00:00.000Z',
    }
    const edited: GeofenceDraft = { ...draftOf(before), name: 'Harbor', alertOnEntry: false }
    expect(parseDraft(edited, before)).toMatchObject({ geofence: { name: 'Harbor', alertOnEntry: false } })
    expect(parseDraft(edited, { ...BOUNDARY, radius: 300 })).toMatchObject({
      geofence: { name: 'Harbor', radius: 300 },
    })
  })

  test('GEO-8 devices count only while the geofence does not apply to all', () => {
    const deviceIds = ['SEA240']
    expect(parsed({ appliesToAll: true, deviceIds })).toMatchObject({ geofence: { deviceIds: [] } })
    expect(parsed({ appliesToAll: false, deviceIds })).toMatchObject({ geofence: { deviceIds } })
  })
})
