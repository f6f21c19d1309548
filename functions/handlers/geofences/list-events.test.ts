import { describe, expect, test } from 'vitest'
import { MINUTE_MS, toIso } from '../../../shared/time.ts'
import { aStoredEvent } from '../../../test/make/geofences/a-stored-event.ts'
import { geofenceOwners } from '../../../test/make/geofences/geofence-owner.ts'
import { NOON } from '../../../test/make/tracking/a-position.ts'
import { wholeAccount } from '../../stores/devices/device-scope.ts'
import type { StoredCrossing, StoredNotification } from '../../stores/events/stored-event.ts'

const owners = geofenceOwners()

/** An owner with events of its devices, one a minute. */
async function anOwner(...deviceIds: string[]) {
  const owner = await owners(...deviceIds)
  const { accountId, deps, listEvents } = owner
  return {
    ...owner,

    async happen(minute: number, deviceId: string, more: Partial<StoredCrossing> = {}): Promise<void> {
      const [device] = await deps.devices.getMany(wholeAccount(accountId), [deviceId])
      const timestamp = toIso(NOON + minute * MINUTE_MS)
      const trackId = device?.trackId ?? ''
      await owner.events.create(aStoredEvent({ accountId, trackId, deviceId, timestamp, ...more }))
    },

    /** The minutes of the events on a page, and the cursor of the next. */
    async page(query: Record<string, string> = {}) {
      const answer = await listEvents(query)
      if (!('reply' in answer)) throw new Error(`Refused: ${answer.refused}`)
      const { events, nextCursor } = answer.reply
      return {
        minutes: events.map(({ timestamp }) => (Date.parse(timestamp) - NOON) / MINUTE_MS),
        events,
        nextCursor: nextCursor ?? '',
      }
    },
  }
}

describe('GEO-7 the events of an account', () => {
  test('GEO-3 T21 continue with the cursor, which no other account can use and nobody can edit', async () => {
    const { happen, page, listEvents } = await anOwner('VAN1')
    for (const minute of [0, 1, 2, 3, 4]) await happen(minute, 'VAN1')
    const first = await page({ limit: '2' })
    const second = await page({ limit: '2', cursor: first.nextCursor })
    const third = await page({ limit: '2', cursor: second.nextCursor })
    expect([first.minutes, second.minutes, third.minutes]).toEqual([[4, 3], [2, 1], [0]])
    expect(third.nextCursor).toBe('')

    const invalid = {
      refused: 'invalid-cursor',
      more: { errors: [{ path: 'cursor', code: 'invalid-cursor' }] },
    }
    const other = await anOwner('VAN2')
    expect(await other.listEvents({ cursor: first.nextCursor })).toEqual(invalid)
    const [letter, ...others] = first.nextCursor
    const edited = [letter === 'A' ? 'B' : 'A', ...others].join('')
    expect(await listEvents({ cursor: edited })).toEqual(invalid)
    expect(await listEvents({ cursor: 'abc' })).toEqual(invalid)
  })

  test('GEO-7 are those of the filter, and only of the account', async () => {
    const { happen, page } = await anOwner('VAN1', 'VAN2')
    const other = await anOwner('VAN1')
    await other.happen(9, 'VAN1')
    await happen(0, 'VAN1')
    await happen(1, 'VAN2', { eventType: 'exit' })
    await happen(2, 'VAN2', { geofenceId: 'depot' })
    expect((await page()).minutes).toEqual([2, 1, 0])
    expect((await page({ deviceId: 'VAN2' })).minutes).toEqual([2, 1])
    expect((await page({ geofenceId: 'depot' })).minutes).toEqual([2])
    expect((await page({ eventType: 'exit' })).minutes).toEqual([1])
    expect((await page({ from: toIso(NOON + MINUTE_MS), to: toIso(NOON + MINUTE_MS) })).minutes).toEqual([1])
    await expect(page({ from: toIso(NOON + MINUTE_MS), to: toIso(NOON) })).rejects.toThrow('end-before-start')
  })

  test('T18 T19 of a device that left the account, came back or has no subscription are not shown', async () => {
    const { happen, page, deleteDevice, saveDevice, subscribe } = await anOwner('VAN1', 'VAN2', 'VAN3')
    for (const [minute, deviceId] of ['VAN1', 'VAN2', 'VAN3', 'VAN1', 'VAN2', 'VAN3'].entries())
      await happen(minute, deviceId)
    await deleteDevice('VAN1')
    await saveDevice('VAN2', { trackId: 'the track of its second time' })
    expect((await page()).minutes).toEqual([5, 2])
    // a page is filled although newer events are not shown
    expect(await page({ limit: '1' })).toMatchObject({ minutes: [5] })
    await subscribe('VAN3', 'canceled')
    expect(await page()).toMatchObject({ minutes: [], nextCursor: '' })
  })

  const notified = (...states: StoredNotification['state'][]) =>
    Object.fromEntries(
      states.map((state, index) => [
        `webhook:https://hooks.example.com:443/${index}`,
        { state, at: toIso(NOON), detail: null, attempts: 1 },
      ]),
    )
  test.each<[StoredNotification['state'][], string]>([
    [[], 'pending'],
    [['pending'], 'pending'],
    [['failed'], 'pending'],
    [['suppressed'], 'pending'],
    [['sent'], 'sent'],
    [['delivered'], 'sent'],
    [['pending', 'sent'], 'sent'],
  ])('GEO-4 with the notifications %j count as %s', async (states, notificationSent) => {
    const { happen, page } = await anOwner('VAN1')
    await happen(0, 'VAN1', { notifications: notified(...states) })
    const { events } = await page()
    expect(events).toMatchObject([{ notificationSent }])
    expect(events[0]?.notifications).toEqual(
      states.map((state, index) => ({
        channel: 'webhook',
        recipient: `https://hooks.example.com:443/${index}`,
        state,
        at: toIso(NOON),
        detail: null,
      })),
    )
  })

  test('T17 show neither the account nor the track', async () => {
    const { happen, page, accountId } = await anOwner('VAN1')
    await happen(0, 'VAN1')
    const { events } = await page()
    expect(JSON.stringify(events)).not.toContain(accountId)
    expect(Object.keys(events[0] ?? {})).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/trackId|eventKey|expiresAt|attempts/)]),
    )
  })
})
