import { describe, expect, it } from 'vitest'
import { HOUR_MS, MINUTE_MS, toIso } from '../../../shared/time.ts'
import { type Account, anAccount } from '../../make/accounts/account.ts'
import { tripsOf } from '../../make/tracking/device-reads.ts'
import { aTracker, publishAs } from '../../make/tracking/tracker.ts'
import { METRES_PER_DEGREE } from '../../make/tracking/tracks.ts'

/** Three drives of five minutes, each with half an hour of standing after it, the last until now. */
async function aDrivenDevice(account: Account) {
  const tracker = await aTracker(account, { deviceType: 'car' })
  const now = Date.now()
  let metres = 0
  const fixes = Array.from({ length: 105 }, (_, minute) => {
    const drives = minute % 35 < 5
    if (drives) metres += 600
    return {
      time: toIso(now - (105 - minute) * MINUTE_MS),
      lat: 25.7 + metres / METRES_PER_DEGREE,
      lng: -80.3,
      speedKmh: drives ? 36 : 0,
      accuracyM: 5,
      satellites: 10,
    }
  })
  await publishAs(tracker, fixes)
  const read = () => tripsOf(account, tracker.trackerId, now - 3 * HOUR_MS)
  const note = (start: string | undefined, purpose: string | null, text: string | null = null) =>
    account.call('PUT', `/vectra/device/${tracker.trackerId}/logbook`, { start, purpose, note: text })
  return { deviceId: tracker.trackerId, read, note }
}

describe('the logbook', () => {
  it('REP-3 a private trip shows no place, nor the stop between two of them, and does again when it is business', async () => {
    const account = await anAccount()
    const { read, note } = await aDrivenDevice(account)
    const { trips, stops } = await read()
    expect(trips).toHaveLength(3)
    expect([...trips.map(({ from }) => from), ...stops.map(({ place }) => place)]).not.toContain(null)

    const [first, second] = trips
    expect((await note(first?.start, 'private')).status).toBe(200)
    expect((await note(second?.start, 'private', 'To the lake')).status).toBe(200)
    const hidden = await read()
    expect(hidden.trips.map(({ from, to }) => [from === null, to === null])).toEqual([
      [true, true],
      [true, true],
      [false, false],
    ])
    expect(hidden.trips[1]?.logbook).toEqual({
      start: second?.start,
      purpose: 'private',
      note: 'To the lake',
    })
    const shown = hidden.stops.map(({ place }) => place !== null)
    expect(shown.filter((isShown) => !isShown)).toHaveLength(1)
    expect(shown.at(-1)).toBe(true)

    await note(first?.start, 'business')
    await note(second?.start, null, null)
    const again = await read()
    expect(again.trips.map(({ logbook }) => logbook?.purpose ?? null)).toEqual(['business', null, null])
    expect(again.trips.map(({ from }) => from)).toEqual(trips.map(({ from }) => from))
  })

  it('REP-3 lists the notes of a range, whatever form the time of the trip had', async () => {
    const account = await anAccount()
    const { deviceId, note } = await aDrivenDevice(account)
    await note('2026-06-01T10:00:00Z', 'business', ' Client visit ')
    await note('2026-06-01T10:00:00.000Z', 'business', 'Client')
    await note('2026-06-02T10:00:00Z', null, '')
    const list = (from: string, to: string) =>
      account.call('GET', `/vectra/device/${deviceId}/logbook?from=${from}&to=${to}`)
    expect((await list('2026-06-01T10:00:00Z', '2026-06-03T00:00:00Z')).body).toEqual({
      notes: [{ deviceId, start: '2026-06-01T10:00:00.000Z', purpose: 'business', note: 'Client' }],
    })
    expect((await list('2026-06-01T10:00:00.001Z', '2026-06-03T00:00:00Z')).body).toEqual({ notes: [] })
  })
})
