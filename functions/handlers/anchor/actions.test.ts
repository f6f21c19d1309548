import { expect, it } from 'vitest'
import { HOUR_MS, MINUTE_MS, toIso } from '../../../shared/time.ts'
import type { StampedPosition } from '../../../shared/tracking/judging/clock.ts'
import { aStoredDevice } from '../../../test/make/a-stored-device.ts'
import { aCaller } from '../../../test/make/api/a-caller.ts'
import { aStampedPosition, NOON } from '../../../test/make/tracking/a-position.ts'
import { movedFrom } from '../../../test/make/tracking/geofences.ts'
import { TooManyPositions } from '../../stores/trails/trails.ts'
import { anchorActions } from './actions.ts'

const CALLER = aCaller('a1')
const ANCHOR = { lat: 26.1, lng: -80.1 }
const BODY = {
  anchor: { latitude: ANCHOR.lat, longitude: ANCHOR.lng },
  radiusM: 50,
  from: toIso(NOON),
  to: toIso(NOON + 2 * HOUR_MS),
}

/** A fix every 30 s: half an hour at 40 m from the anchor, then dragging away from it at 0.8 knots. */
const aDrag = (): StampedPosition[] =>
  Array.from({ length: 90 }, (_, index) =>
    aStampedPosition({
      recordedAt: NOON + index * 30_000,
      receivedAt: NOON + index * 30_000,
      ...movedFrom(ANCHOR, 0, 40 + Math.max(0, index - 60) * 12),
    }),
  )

const rehearse = (
  read: () => Promise<StampedPosition[]> = async () => aDrag(),
  { covered = true, known = true, body = BODY } = {},
) =>
  anchorActions({
    devices: { get: async () => (known ? aStoredDevice({ deviceType: 'boat' }) : null) },
    subscriptions: { covers: async () => covered },
    trails: { listPositions: read, getLiveItem: async () => null },
    webhookHosts: { own: [], local: null },
    now: () => NOON + HOUR_MS,
    watches: {
      get: () => Promise.reject(new Error('not read')),
      change: () => Promise.reject(new Error('not written')),
    },
  }).rehearseAnchorWatch({ path: { deviceId: 'VAN-1' }, query: undefined, body }, CALLER)

it('rehearses a watch up to now: the drag, the silence after it and the swing', async () => {
  const rehearsed = await rehearse()
  if (!('reply' in rehearsed)) throw new Error('refused')
  const { alarms, swing } = rehearsed.reply
  expect(alarms[0]).toMatchObject({ kind: 'dragging', at: toIso(NOON + 32 * MINUTE_MS) })
  expect(alarms.at(-1)).toMatchObject({ kind: 'noPosition', at: toIso(NOON + 54.5 * MINUTE_MS) })
  expect(swing[0]?.[0]).toBeCloseTo(ANCHOR.lng, 4)
  expect(swing[0]?.[1]).toBeGreaterThan(ANCHOR.lat)
})

it('rehearses a boat that came to the anchorage from its arrival on, and one that is elsewhere not at all', async () => {
  const fix = (minute: number, north: number) =>
    aStampedPosition({
      recordedAt: NOON + minute * MINUTE_MS,
      receivedAt: NOON + minute * MINUTE_MS,
      ...movedFrom(ANCHOR, 0, north),
    })
  const passage = [fix(0, 9_000), fix(5, 5_000), fix(10, 1_200), fix(12, 600), fix(13, 300), fix(14, 120)]
  const lying = Array.from({ length: 46 }, (_, index) => fix(15 + index, 40 + (index % 5)))
  const quiet = await rehearse(async () => [...passage, ...lying])
  if (!('reply' in quiet)) throw new Error('refused')
  expect(quiet.reply.alarms).toEqual([])
  expect(Math.max(...quiet.reply.swing.map(([, lat]) => lat))).toBeLessThan(movedFrom(ANCHOR, 0, 50).lat)
  expect(await rehearse(async () => passage.slice(0, 3))).toEqual({ reply: { alarms: [], swing: [] } })
})

it('leaves out what was before', async () => {
  const from = toIso(NOON + 40 * MINUTE_MS)
  const rehearsed = await rehearse(undefined, {
    body: { ...BODY, from, anchor: { latitude: 26.1022, longitude: -80.1 } },
  })
  if (!('reply' in rehearsed)) throw new Error('refused')
  expect(rehearsed.reply.alarms.every(({ at }) => at >= from)).toBe(true)
})

it('is refused for a device of others or without a subscription, for a long range and for too many points', async () => {
  expect(await rehearse(undefined, { known: false })).toEqual({ refused: 'not-found' })
  expect(await rehearse(undefined, { covered: false })).toEqual({ refused: 'not-found' })
  const long = { ...BODY, from: '2026-01-01T00:00:00Z' }
  expect(await rehearse(undefined, { body: long })).toMatchObject({ refused: 'range-too-long' })
  const tooMany = () => Promise.reject(new TooManyPositions())
  expect(await rehearse(tooMany)).toMatchObject({ refused: 'too-many-points' })
  await expect(rehearse(() => Promise.reject(new Error('bug')))).rejects.toThrow('bug')
})
