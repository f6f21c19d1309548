import { describe, expect, it } from 'vitest'
import { toIso } from '../../shared/time.ts'
import type { StampedPosition } from '../../shared/tracking/judging/clock.ts'
import { nightOf } from '../../test/make/anchorages/night.ts'
import { DRAG_NIGHTS, QUIET_NIGHTS } from '../../test/make/anchorages/night-kinds.ts'
import { aStampedPosition, NOON } from '../../test/make/tracking/a-position.ts'
import { ANCHOR, anchoredAccount, boatFix } from '../../test/make/watching/an-anchored-account.ts'
import { watchedAccounts } from '../../test/make/watching/watched-account.ts'
import { SEED } from '../../test/seed.ts'

const anAccount = watchedAccounts()

const RADIUS_M = 35
const FIXES = 240

/** The part of a simulated night that ends with a drag or without one, from noon on. */
function aNight(kind: (typeof QUIET_NIGHTS)[number], from: number) {
  const { anchor, fixes } = nightOf(kind, SEED)
  const part = fixes.slice(from, from + FIXES)
  const beginsAt = part[0]?.at ?? 0
  const positions = part.map(({ at, lat, lng, accuracyM }): StampedPosition => {
    const recordedAt = NOON + 60_000 + at - beginsAt
    return aStampedPosition({ recordedAt, receivedAt: recordedAt, lat, lng, accuracyM, speedKmh: 0 })
  })
  return { anchor: { latitude: anchor.lat, longitude: anchor.lng }, positions }
}

describe('a position of a boat at anchor', () => {
  it.each(
    [...DRAG_NIGHTS.slice(0, 3), ...QUIET_NIGHTS.slice(0, 2)].map((kind) => [kind.name, kind] as const),
  )('raises live what the rehearsal says, on a night of %s', async (_name, kind) => {
    const account = await anAccount([])
    const boat = anchoredAccount(account)
    const from = Math.max(0, Math.floor((kind.drag?.from ?? 0) * nightOf(kind, SEED).fixes.length) - 60)
    const { anchor, positions } = aNight(kind, from)
    const first = positions[0]
    if (first === undefined) throw new Error('a night without fixes')
    await boat.set({ anchor, radiusM: RADIUS_M })
    const setAt = account.clock.now
    await boat.sail(positions)
    const rehearsed = await boat.rehearse({
      anchor,
      radiusM: RADIUS_M,
      from: toIso(setAt),
      to: toIso(account.clock.now),
    })
    if (!('reply' in rehearsed)) throw new Error('refused')
    const [alarm] = rehearsed.reply.alarms.filter((one) => one.kind === 'dragging')
    const live = (await boat.raised()).filter((one) => one.includes('dragging'))
    expect(live[0]).toBe(
      alarm && `${alarm.at.slice(11, 19)} dragging ${Math.round(alarm.distanceM ?? Number.NaN)}`,
    )
  })

  it('costs one read in all and a write each; without a watch, it costs neither', async () => {
    const account = await anAccount([])
    const boat = anchoredAccount(account)
    await boat.sail([boatFix(0, 20), boatFix(30, 20)])
    expect(account.reads.watches).toBe(0)
    await boat.set({ anchor: ANCHOR, radiusM: RADIUS_M })
    await boat.sail([boatFix(60, 20), boatFix(90, 20), boatFix(120, 20)])
    expect(account.reads.watches).toBe(1)
    await boat.lift()
    await boat.sail([boatFix(150, 20), boatFix(180, 20)])
    expect(account.reads.watches).toBe(1)
    expect(await account.itemKeys()).toContain('watch')
  })

  it('counts for the watch of another instance of the function, which reads it when the watch has changed', async () => {
    const account = await anAccount([])
    const boat = anchoredAccount(account)
    const other = account.anInstance()
    await boat.set({ anchor: ANCHOR, radiusM: 30 })
    await boat.record(boatFix(60, 20))
    await other(boatFix(90, 20))
    await boat.set({ anchor: ANCHOR, radiusM: 100 })
    for (let index = 0; index < 10; index++) await boat.record(boatFix(120 + index * 30, 60))
    expect(await boat.raised()).toEqual([])
    await boat.set({ anchor: ANCHOR, radiusM: 30 })
    for (let index = 0; index < 10; index++) await other(boatFix(500 + index * 30, 60))
    expect((await boat.raised()).length).toBe(1)
  })

  it('of a burst is evaluated in the order of the fixes, once', async () => {
    const account = await anAccount([])
    const boat = anchoredAccount(account)
    await boat.set({ anchor: ANCHOR, radiusM: 30 })
    const receivedAt = NOON + 400_000
    const burst = Array.from({ length: 12 }, (_, index) =>
      boatFix(30 + index * 30, 20 + Math.max(0, index - 4) * 10, { receivedAt }),
    )
    await boat.record(...burst.toReversed())
    await boat.record(...burst)
    expect((await boat.raised()).map((one) => one.slice(9, 17))).toEqual(['dragging'])
  })

  it('of a tracker whose clock is an hour slow counts too', async () => {
    const account = await anAccount([])
    const boat = anchoredAccount(account)
    const slowly = (second: number, east: number) =>
      boatFix(second - 3_600, east, { receivedAt: NOON + second * 1_000 })
    await boat.record(slowly(0, 20))
    await boat.set({ anchor: ANCHOR, radiusM: 30 })
    for (let index = 1; index < 12; index++)
      await boat.record(slowly(index * 30, 20 + Math.max(0, index - 4) * 10))
    expect(await boat.get()).toMatchObject({ reply: { anchorWatch: { state: 'dragging' } } })
  })
})
