import { describe, expect, test } from 'vitest'
import { DAY_MS, MINUTE_MS, toIso } from '../../../shared/time.ts'
import type { StampedPosition } from '../../../shared/tracking/judging/clock.ts'
import type { Position } from '../../../shared/tracking/position.ts'
import { aStoredEvent } from '../../../test/make/geofences/a-stored-event.ts'
import { geofenceIn, geofenceOwners, NOT_FOUND } from '../../../test/make/geofences/geofence-owner.ts'
import { aStampedPosition, NOON } from '../../../test/make/tracking/a-position.ts'

const anOwner = geofenceOwners()

const ASKED = { deviceId: 'VAN1', at: toIso(NOON + 10 * MINUTE_MS) }

/** A position north of 26° N on the meridian of the marina, whose southern edge is at 26.105°. */
const aFix = (minute: number, north: number, more: Partial<Position> = {}) =>
  aStampedPosition({
    recordedAt: NOON + minute * MINUTE_MS,
    lat: 26 + north,
    lng: -80.1,
    speedKmh: 20,
    ...more,
  })

async function anOwnerOf(...positions: StampedPosition[]) {
  const owner = await anOwner('VAN1')
  await owner.record('VAN1', positions)
  const geofence = geofenceIn(await owner.create())
  return {
    ...owner,
    geofence,
    asked: (more = {}) => owner.explain(geofence.geofenceId, { ...ASKED, ...more }),
  }
}

describe('the explanation of a geofence', () => {
  test('GEO-7 says how far outside the device was, with the positions of half an hour before and after', async () => {
    const { asked } = await anOwnerOf(
      aFix(-21, 0.08),
      aFix(-20, 0.09),
      aFix(9, 0.1),
      aFix(40, 0.08),
      aFix(41, 0.07),
    )
    expect(await asked()).toMatchObject({
      reply: {
        fired: false,
        because: 'notAcross',
        checks: [
          {
            check: 'outsideBy',
            saw: expect.closeTo(556, -1),
            limit: 15,
            unit: 'm',
            at: toIso(NOON + 9 * MINUTE_MS),
          },
        ],
        positions: [
          { latitude: 26.09, timestamp: toIso(NOON - 20 * MINUTE_MS), held: false },
          { latitude: 26.1 },
          { latitude: 26.08, timestamp: toIso(NOON + 40 * MINUTE_MS) },
        ],
      },
    })
  })

  test('GEO-7 names the event that was raised, of the device’s own track', async () => {
    const { asked, events, accountId, geofence } = await anOwnerOf(
      aFix(0, 0.1),
      aFix(10, 0.11),
      aFix(11, 0.112),
    )
    const { geofenceId } = geofence
    const event = aStoredEvent({ accountId, geofenceId, deviceId: 'VAN1', timestamp: ASKED.at })
    await events.create(event)
    expect(await asked()).toMatchObject({ reply: { because: 'notStored' } })
    await events.create({
      ...event,
      trackId: `track-of-${accountId}-VAN1`,
      eventKey: `${ASKED.at}#own`,
      eventId: 'own',
    })
    expect(await asked()).toMatchObject({ reply: { fired: true, because: null, eventId: 'own' } })
  })

  test('GEO-7 knows where a device was that had been silent for weeks', async () => {
    const { asked } = await anOwnerOf(
      aFix(-20 * 24 * 60, 0.1, { receivedAt: NOON + 1 }),
      aFix(10, 0.11),
      aFix(11, 0.112),
    )
    expect(await asked()).toMatchObject({ reply: { because: 'notStored', eventType: 'entry' } })
    const silent = await asked({ at: toIso(NOON - DAY_MS) })
    const [last] = 'reply' in silent ? silent.reply.checks : []
    expect(last).toMatchObject({ check: 'lastPosition', saw: 19 * 24 * 60, limit: 30 })
  })

  test('GEO-7 answers for an inactive geofence, one of other devices, and a device without a subscription', async () => {
    const { asked, update, geofence, subscribe, saveDevice } = await anOwnerOf(aFix(10, 0.11))
    await saveDevice('VAN2')
    await update(geofence.geofenceId, { deviceIds: ['VAN2'] })
    expect(await asked()).toMatchObject({ reply: { because: 'notCovered' } })
    await update(geofence.geofenceId, { active: false })
    expect(await asked()).toMatchObject({ reply: { because: 'inactive' } })
    await subscribe('VAN1', 'canceled')
    expect(await asked({ deviceId: 'VAN2' })).toMatchObject({
      reply: { because: 'noSubscription', checks: [], positions: [] },
    })
  })

  test('T13 of another account’s geofence or device is not found', async () => {
    const mine = await anOwnerOf(aFix(10, 0.11))
    const theirs = await anOwner('THEIRS')
    const { geofenceId } = geofenceIn(await theirs.create())
    expect(await mine.explain(geofenceId, ASKED)).toEqual(NOT_FOUND)
    expect(await mine.asked({ deviceId: 'THEIRS' })).toEqual(NOT_FOUND)
    expect(await mine.explain('no-such-geofence', ASKED)).toEqual(NOT_FOUND)
  })
})
