import { describe, expect, test } from 'vitest'
import { MINUTE_MS, toIso } from '../../../shared/time.ts'
import { geofenceIn, geofenceOwners, NOT_FOUND } from '../../../test/make/geofences/geofence-owner.ts'
import { NOON } from '../../../test/make/tracking/a-position.ts'

const anOwner = geofenceOwners()

describe('the geofences of an account', () => {
  test('GEO-7 are created, listed newest first, changed in part and deleted', async () => {
    const { create, update, list, deps, actions, caller } = await anOwner()
    const first = geofenceIn(await create({ name: 'First' }))
    deps.now = () => NOON + MINUTE_MS
    const second = geofenceIn(await create({ name: 'Second' }))
    expect(first.geofenceId).toMatch(/^[\w-]{16}$/)
    expect(await list()).toEqual([second, first])

    const changed = geofenceIn(await update(first.geofenceId, { active: false, name: 'Depot' }))
    expect(changed).toEqual({ ...first, active: false, name: 'Depot', updatedAt: toIso(NOON + MINUTE_MS) })
    const remove = () =>
      actions.deleteGeofence({ path: { id: first.geofenceId }, query: undefined, body: undefined }, caller)
    expect(await remove()).toEqual({ reply: { success: true } })
    expect(await remove()).toEqual(NOT_FOUND)
    expect(await update(first.geofenceId, { active: true })).toEqual(NOT_FOUND)
    expect(await list()).toEqual([second])
  })

  test.each([
    [
      'a polygon of two corners',
      {
        points: [
          { latitude: 0, longitude: 0 },
          { latitude: 1, longitude: 1 },
        ],
      },
      'points',
    ],
    ['a circle without a radius', { shape: 'circle', points: [{ latitude: 0, longitude: 0 }] }, 'radius'],
    [
      'a bow tie',
      {
        points: [
          { latitude: 0, longitude: 0 },
          { latitude: 1, longitude: 1 },
          { latitude: 1, longitude: 0 },
          { latitude: 0, longitude: 1 },
        ],
      },
      /^points\.\d$/,
    ],
    [
      'the antimeridian all around',
      { points: [-60, 60, 180].map((longitude) => ({ latitude: 10, longitude })) },
      'points',
    ],
  ])('T32 GEO-6 %s is refused, names its field, and nothing is stored', async (_what, boundary, path) => {
    const { create, list } = await anOwner()
    const pattern = typeof path === 'string' ? path : expect.stringMatching(path)
    expect(await create(boundary)).toMatchObject({
      refused: 'invalid-boundary',
      more: { errors: [{ path: pattern }] },
    })
    expect(await list()).toEqual([])
  })

  test('GEO-6 a change is checked together with what it leaves as it was', async () => {
    const { create, update, list } = await anOwner()
    const polygon = geofenceIn(await create())
    expect(await update(polygon.geofenceId, { shape: 'circle' })).toMatchObject({
      refused: 'invalid-boundary',
    })
    expect(await list()).toEqual([polygon])
    const circle = { shape: 'circle', radius: 150, points: polygon.points.slice(0, 1) }
    expect(geofenceIn(await update(polygon.geofenceId, circle))).toMatchObject(circle)
  })

  test('T89 a webhook that is not public is refused and names its field', async () => {
    const { create, update, list } = await anOwner()
    const refused = {
      refused: 'webhook-not-public',
      more: { errors: [{ path: 'notificationWebhook', code: 'webhook-not-public' }] },
    }
    expect(await create({ notificationWebhook: 'https://169.254.169.254/' })).toEqual(refused)
    const { geofenceId } = geofenceIn(await create({ notificationWebhook: 'https://hooks.example.com/' }))
    expect(await update(geofenceId, { notificationWebhook: 'https://site.example/' })).toEqual(refused)
    expect(await list()).toMatchObject([{ notificationWebhook: 'https://hooks.example.com/' }])
  })

  test('T83 concurrent changes of different fields all survive', async () => {
    const { create, update, list } = await anOwner()
    const { geofenceId } = geofenceIn(await create())
    const changes = [
      { name: 'Depot' },
      { active: false },
      { alertOnDwell: true },
      { dwellTimeMinutes: 30 },
      { cutRelayOnEntry: true },
      { sendEmailNotifications: true },
    ]
    await Promise.all(changes.map((change) => update(geofenceId, change)))
    expect(await list()).toMatchObject([Object.assign({}, ...changes)])
  })
})

describe('T13 the devices and plates of a geofence', () => {
  test('T13 are the account’s own; those of others are not found, and nothing is stored', async () => {
    const { saveDevice, create, list } = await anOwner('VAN1')
    await saveDevice('VAN1', { vehicleNum: 'FL 123' })
    const { saveDevice: saveTheirs } = await anOwner('THEIRS')
    await saveTheirs('THEIRS', { vehicleNum: 'GA 999' })
    for (const assignment of [
      { deviceIds: ['THEIRS'] },
      { deviceIds: ['VAN1', 'THEIRS'] },
      { deviceIds: ['VAN1#'] },
      { plateNumbers: ['GA 999'] },
      { plateNumbers: ['FL 123', 'THEIRS'] },
    ])
      expect(await create(assignment)).toEqual(NOT_FOUND)
    expect(await list()).toEqual([])
    const own = { deviceIds: ['VAN1', 'VAN1'], plateNumbers: ['FL 123'] }
    expect(geofenceIn(await create(own))).toMatchObject({ deviceIds: ['VAN1'], plateNumbers: ['FL 123'] })
  })

  test('T18 T19 of a geofence stay when they leave the account: it does not become one of all devices', async () => {
    const { create, update, list, deleteDevice } = await anOwner('VAN1', 'VAN2')
    const { geofenceId } = geofenceIn(await create({ deviceIds: ['VAN1'] }))
    await deleteDevice('VAN1')
    expect(await list()).toMatchObject([{ deviceIds: ['VAN1'] }])
    expect(geofenceIn(await update(geofenceId, { name: 'Depot' })).deviceIds).toEqual(['VAN1'])
    const both = geofenceIn(await update(geofenceId, { deviceIds: ['VAN1', 'VAN2'] }))
    expect(both.deviceIds).toEqual(['VAN1', 'VAN2'])
    expect(geofenceIn(await update(geofenceId, { deviceIds: ['VAN2'] })).deviceIds).toEqual(['VAN2'])
    expect(await update(geofenceId, { deviceIds: ['VAN1'] })).toEqual(NOT_FOUND)
  })

  test('GEO-7 are offered with their names, plates, types and tags', async () => {
    const { saveDevice, actions, caller } = await anOwner()
    await saveDevice('VAN1', { deviceName: 'Van', vehicleNum: 'FL 123', deviceType: 'van', tags: ['north'] })
    expect(
      await actions.listAssignableDevices({ path: {}, query: undefined, body: undefined }, caller),
    ).toEqual({
      reply: {
        devices: [
          { deviceId: 'VAN1', deviceName: 'Van', plateNumber: 'FL 123', deviceType: 'van', tags: ['north'] },
        ],
      },
    })
  })
})

describe('GEO-4 the definition of a geofence', () => {
  test.each<[Record<string, unknown>, boolean]>([
    [{ name: 'Depot' }, false],
    [{ active: true }, false],
    [{ sendEmailNotifications: true }, false],
    [{ notificationWebhook: 'https://hooks.example.com/' }, false],
    [{ deviceIds: [] }, false],
    [{ deviceIds: ['VAN1'] }, true],
    [{ active: false }, true],
    [{ alertOnDwell: true }, true],
    [{ dwellTimeMinutes: 11 }, true],
    [{ shape: 'circle', radius: 100, points: [{ latitude: 26.1, longitude: -80.1 }] }, true],
  ])('GEO-4 after %j is new, so that the next fix only says where a device is: %s', async (change, isNew) => {
    const { create, update, deps, accountId } = await anOwner('VAN1')
    const { geofenceId } = geofenceIn(await create())
    deps.now = () => NOON + MINUTE_MS
    await update(geofenceId, change)
    const stored = await deps.geofences.get(accountId, geofenceId)
    expect(stored?.definedAt).toBe(isNew ? NOON + MINUTE_MS : NOON)
    expect(stored?.version).toBe(2)
  })
})
