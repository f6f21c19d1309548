import { QueryClient } from '@tanstack/react-query'
import { describe, expect, test, vi } from 'vitest'
import { aDevice } from '../../make/a-device.ts'
import { aStoredRecord } from '../../make/a-stored-record.ts'
import { DEVICES_KEY } from '../devices-query.ts'
import { clearLastKnown, loadLastKnown, storeLastKnown } from './last-known.ts'

const NOON = Date.parse('2026-11-21T12:00:00Z')
const TEN_SECONDS_MS = 10_000

const aReply = (...deviceIds: string[]) => ({
  devices: deviceIds.map((deviceId) => aDevice({ deviceId })),
  availableDevices: 3,
  message: null,
  devicesWithLatePositions: 0,
})

/** A page with a signed-in account that stores the replies it receives. */
function aPage() {
  const record = aStoredRecord()
  const queryClient = new QueryClient()
  storeLastKnown(queryClient, () => 'account-1', record)
  const receive = (reply: unknown, at = NOON) =>
    queryClient.setQueryData(DEVICES_KEY, reply, { updatedAt: at })
  return { record, receive }
}

async function loaded(record: ReturnType<typeof aStoredRecord>, accountId = 'account-1') {
  const queryClient = new QueryClient()
  await loadLastKnown(queryClient, accountId, record)
  const state = queryClient.getQueryState(DEVICES_KEY)
  return state && { reply: state.data, readAt: state.dataUpdatedAt }
}

describe('LIV-8 the last known positions', () => {
  test('LIV-8 are loaded at the next start with their age', async () => {
    const { record, receive } = aPage()
    receive(aReply('SEA240'))
    expect(await loaded(record)).toEqual({ reply: aReply('SEA240'), readAt: NOON })
  })

  test('LIV-8 are stored every ten seconds at most', async () => {
    const { record, receive } = aPage()
    receive(aReply('FIRST'))
    receive(aReply('SOON'), NOON + TEN_SECONDS_MS - 1)
    expect((await loaded(record))?.reply).toEqual(aReply('FIRST'))
    receive(aReply('LATER'), NOON + TEN_SECONDS_MS)
    expect((await loaded(record))?.reply).toEqual(aReply('LATER'))
  })

  test('OVR-2 LIV-8 are stored at once when a device is added', async () => {
    const { record, receive } = aPage()
    receive(aReply('FIRST'))
    receive(aReply('FIRST', 'ADDED'), NOON + 1)
    expect((await loaded(record))?.reply).toEqual(aReply('FIRST', 'ADDED'))
  })

  test('OVR-2 LIV-10 that are none are not loaded: an account is not empty until its reply says so', async () => {
    const { record, receive } = aPage()
    receive(aReply())
    expect(record.stored()).toMatchObject({ accountId: 'account-1' })
    expect(await loaded(record)).toBeUndefined()
  })

  test('LIV-8 never replace a reply', async () => {
    const { record, receive } = aPage()
    receive(aReply('OLD'))
    const queryClient = new QueryClient()
    queryClient.setQueryData(DEVICES_KEY, aReply('NEW'))
    await loadLastKnown(queryClient, 'account-1', record)
    expect(queryClient.getQueryData(DEVICES_KEY)).toEqual(aReply('NEW'))
  })

  test.each([
    ['nothing', undefined],
    ['another version', { version: 0, accountId: 'account-1', readAt: NOON, answer: aReply() }],
    ['a damaged device', { version: 1, accountId: 'account-1', readAt: NOON, answer: { devices: [{}] } }],
  ])('LIV-8 T06 are not loaded from %s, which is discarded', async (_, stored) => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const record = aStoredRecord(stored)
    expect(await loaded(record)).toBeUndefined()
    expect(warned).toHaveBeenCalledTimes(stored === undefined ? 0 : 1)
    expect(record.stored()).toBeUndefined()
  })

  test('LIV-8 of a first reply stay stored while the page still looks for older ones', async () => {
    const { record, receive } = aPage()
    const looked = loadLastKnown(new QueryClient(), 'account-1', record)
    receive(aReply('SEA240'))
    await looked
    expect((await loaded(record))?.reply).toEqual(aReply('SEA240'))
  })

  test('LIV-8 are stored for up to ten thousand devices', async () => {
    const fleet = (count: number) => ({ ...aReply(), devices: Array(count).fill(aDevice()) })
    const { record, receive } = aPage()
    receive(fleet(10_001))
    expect(record.stored()).toBeUndefined()
    receive(fleet(10_000))
    expect(record.stored()).toMatchObject({ accountId: 'account-1' })
  })
})

describe('T06 no trace of an account remains', () => {
  test('T06 after signing out', async () => {
    const { record, receive } = aPage()
    receive(aReply('SEA240'))
    await clearLastKnown(record)
    expect(record.stored()).toBeUndefined()
  })

  test('T06 when a reply arrives after signing out', () => {
    const signedOut = new QueryClient()
    const record = aStoredRecord()
    storeLastKnown(signedOut, () => undefined, record)
    signedOut.setQueryData(DEVICES_KEY, aReply('SEA240'))
    expect(record.stored()).toBeUndefined()
  })

  test('T06 when another account signs in', async () => {
    const { record, receive } = aPage()
    receive(aReply('SEA240'))
    expect(await loaded(record, 'account-2')).toBeUndefined()
    expect(record.stored()).toBeUndefined()
  })
})
