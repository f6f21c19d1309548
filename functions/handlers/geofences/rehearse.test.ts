import { describe, expect, test } from 'vitest'
import { DAY_MS, MINUTE_MS, SECOND_MS, toIso } from '../../../shared/time.ts'
import type { StampedPosition } from '../../../shared/tracking/judging/clock.ts'
import { aGeofenceBody } from '../../../test/make/geofences/geofence.ts'
import { geofenceOwners, NOT_FOUND } from '../../../test/make/geofences/geofence-owner.ts'
import { aStampedPosition, NOON } from '../../../test/make/tracking/a-position.ts'

const anOwner = geofenceOwners()

const STEP_MS = 15 * SECOND_MS
const STEPS = 60
/** 0.001° of latitude in 15 s are 27 km/h. */
const STEP_DEGREES = 0.001

/** A drive northwards through the marina, which is between 26.105° and 26.135°. It starts at noon. */
const aDriveThrough = (): StampedPosition[] =>
  Array.from({ length: STEPS }, (_, index) =>
    aStampedPosition({
      recordedAt: NOON + index * STEP_MS,
      lat: 26.09 + index * STEP_DEGREES,
      lng: -80.1,
      speedKmh: 27,
      course: 0,
      accuracyM: 5,
    }),
  )

const DAY = { from: toIso(NOON - DAY_MS), to: toIso(NOON + DAY_MS) }
const rehearsal = (more: Record<string, unknown> = {}) => ({
  geofence: aGeofenceBody(),
  deviceIds: [],
  ...DAY,
  ...more,
})

async function anOwnerWithDrives(...deviceIds: string[]) {
  const owner = await anOwner(...deviceIds)
  for (const deviceId of deviceIds) await owner.record(deviceId, aDriveThrough())
  return owner
}

describe('the rehearsal of a geofence', () => {
  test('GEO-4 says what the stored trails would have raised, newest first, and stores and sends nothing', async () => {
    const { rehearse, deps, accountId, sent } = await anOwnerWithDrives('VAN1')
    const answer = await rehearse(rehearsal())
    expect(answer).toMatchObject({
      reply: {
        events: [
          { eventType: 'exit', deviceId: 'VAN1', geofenceName: 'Marina', notifications: [], late: false },
          { eventType: 'entry', deviceId: 'VAN1', heading: 0, speed: 27 },
        ],
        positionsRead: STEPS,
      },
    })
    if (!('reply' in answer)) throw new Error('refused')
    const [exit, entry] = answer.reply.events
    // 15 steps to the southern edge, 30 more to the northern one; each step is a quarter of a minute
    expect((Date.parse(entry?.timestamp ?? '') - NOON) / MINUTE_MS).toBeCloseTo(15 / 4, 0)
    expect((Date.parse(exit?.timestamp ?? '') - NOON) / MINUTE_MS).toBeCloseTo(45 / 4, 0)
    expect(await deps.events.listCrossings(accountId, {}, null, 50)).toEqual({ events: [], lastKey: null })
    expect(await deps.geofences.list(accountId)).toEqual([])
    expect(sent).toEqual([])
  })

  test('GEO-6 reads circles, rectangles and corridors too', async () => {
    const { rehearse } = await anOwnerWithDrives('VAN1')
    const [south, , north] = aGeofenceBody().points
    const centre = { latitude: 26.12, longitude: -80.1 }
    for (const geofence of [
      { name: 'Circle', shape: 'circle', points: [centre], radius: 1_000 },
      { name: 'Rectangle', shape: 'rectangle', points: [south, north] },
      {
        name: 'Corridor',
        shape: 'corridor',
        points: [
          { ...centre, longitude: -80.2 },
          { ...centre, longitude: -80 },
        ],
        width: 500,
      },
    ])
      expect(await rehearse(rehearsal({ geofence }))).toMatchObject({
        reply: { events: [{ eventType: 'exit' }, { eventType: 'entry' }] },
      })
  })

  test('GEO-4 reads the chosen devices, or those of the geofence, if they have a subscription', async () => {
    const { rehearse, subscribe } = await anOwnerWithDrives('VAN1', 'VAN2', 'VAN3')
    await subscribe('VAN3', 'canceled')
    const read = async (more: Record<string, unknown>) => {
      const answer = await rehearse(rehearsal(more))
      if (!('reply' in answer)) throw new Error('refused')
      return [...new Set(answer.reply.events.map(({ deviceId }) => deviceId))].toSorted()
    }
    expect(await read({})).toEqual(['VAN1', 'VAN2'])
    expect(await read({ deviceIds: ['VAN2', 'VAN2'] })).toEqual(['VAN2'])
    expect(await read({ deviceIds: ['VAN3'] })).toEqual([])
    expect(await read({ geofence: { ...aGeofenceBody(), deviceIds: ['VAN1'] } })).toEqual(['VAN1'])
  })

  test('GEO-4 reads only the range', async () => {
    const { rehearse } = await anOwnerWithDrives('VAN1')
    const untilInside = { from: DAY.from, to: toIso(NOON + 7 * MINUTE_MS) }
    expect(await rehearse(rehearsal(untilInside))).toMatchObject({
      reply: { events: [{ eventType: 'entry' }], positionsRead: 7 * 4 + 1 },
    })
    expect(await rehearse(rehearsal({ from: DAY.from, to: DAY.from }))).toMatchObject({
      reply: { events: [], positionsRead: 0 },
    })
    await expect(async () => rehearse(rehearsal({ from: DAY.to, to: DAY.from }))).rejects.toThrow(
      'end-before-start',
    )
  })

  test.each([
    [30 * DAY_MS, false],
    [30 * DAY_MS + 1, true],
    [3_650 * DAY_MS, true],
  ])('T32 of %i ms is too long: %s', async (ms, isTooLong) => {
    const { rehearse } = await anOwner('VAN1')
    const answer = await rehearse(rehearsal({ from: toIso(NOON - ms), to: toIso(NOON) }))
    expect('refused' in answer && answer.refused).toBe(isTooLong ? 'range-too-long' : false)
  })

  test('T13 of a device of another account is not found', async () => {
    const { rehearse } = await anOwnerWithDrives('VAN1')
    await anOwnerWithDrives('THEIRS')
    expect(await rehearse(rehearsal({ deviceIds: ['VAN1', 'THEIRS'] }))).toEqual(NOT_FOUND)
    const geofence = { ...aGeofenceBody(), deviceIds: ['THEIRS'] }
    expect(await rehearse(rehearsal({ geofence }))).toEqual(NOT_FOUND)
  })
})
