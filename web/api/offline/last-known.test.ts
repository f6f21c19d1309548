import { QueryClient } from '@tanstack/react-query'
import { describe, expect, test } from 'vitest'
import { aDevice } from '../../make/a-device.ts'
import { aStoredRecord } from '../../make/a-stored-record.ts'
import { DEVICES_KEY } from '../devices-query.ts'
import { forgetAccount, loadLastKnown, storeLastKnown } from './last-known.ts'

const NOON = Date.parse('2026-11-21T12:00:00Z')
const TEN_SECONDS_MS = 10_000

const anAnswer = (...deviceIds: string[]) => ({
  devices: deviceIds.map((deviceId) => aDevice({ deviceId })),
  availableDevices: 3,
  message: null,
})

/** A page on which an account is signed in, and which keeps what it is answered. */
function aPage() {
  const record = aStoredRecord()
  const queryClient = new QueryClient()
  storeLastKnown(queryClient, () => 'account-1', record)
  const answered = (answer: unknown, at = NOON) =>
    queryClient.setQueryData(DEVICES_KEY, answer, { updatedAt: at })
  return { record, answered }
}

async function recalled(record: ReturnType<typeof aStoredRecord>, accountId = 'account-1') {
  const queryClient = new QueryClient()
  await loadLastKnown(queryClient, accountId, record)
  const state = queryClient.getQueryState(DEVICES_KEY)
  return state && { answer: state.data, readAt: state.dataUpdatedAt }
}

describe('LIV-8 the last known positions', () => {
  test('LIV-8 are there at the next start, as old as they are', async () => {
    const { record, answered } = aPage()
    answered(anAnswer('SEA240'))
    expect(await recalled(record)).toEqual({ answer: anAnswer('SEA240'), readAt: NOON })
  })

  test('LIV-8 are written every ten seconds at most', async () => {
    const { record, answered } = aPage()
    answered(anAnswer('FIRST'))
    answered(anAnswer('SOON'), NOON + TEN_SECONDS_MS - 1)
    expect((await recalled(record))?.answer).toEqual(anAnswer('FIRST'))
    answered(anAnswer('LATER'), NOON + TEN_SECONDS_MS)
    expect((await recalled(record))?.answer).toEqual(anAnswer('LATER'))
  })

  test('LIV-8 never replace an answer that is there', async () => {
    const { record, answered } = aPage()
    answered(anAnswer('OLD'))
    const queryClient = new QueryClient()
    queryClient.setQueryData(DEVICES_KEY, anAnswer('NEW'))
    await loadLastKnown(queryClient, 'account-1', record)
    expect(queryClient.getQueryData(DEVICES_KEY)).toEqual(anAnswer('NEW'))
  })

  test.each([
    ['nothing', undefined],
    ['another version', { version: 0, accountId: 'account-1', readAt: NOON, answer: anAnswer() }],
    ['a damaged device', { version: 1, accountId: 'account-1', readAt: NOON, answer: { devices: [{}] } }],
  ])('LIV-8 T06 are not shown from %s, which goes', async (_, kept) => {
    const record = aStoredRecord(kept)
    expect(await recalled(record)).toBeUndefined()
    expect(record.stored()).toBeUndefined()
  })

  test('LIV-8 of ten thousand devices are kept, of more not', async () => {
    const fleet = (count: number) => ({ ...anAnswer(), devices: Array(count).fill(aDevice()) })
    const { record, answered } = aPage()
    answered(fleet(10_001))
    expect(record.stored()).toBeUndefined()
    answered(fleet(10_000))
    expect(record.stored()).toMatchObject({ accountId: 'account-1' })
  })
})

describe('T06 nothing of an account stays', () => {
  test('T06 signing out forgets it', async () => {
    const { record, answered } = aPage()
    answered(anAnswer('SEA240'))
    await forgetAccount(record)
    expect(record.stored()).toBeUndefined()
  })

  test('T06 an answer that comes after signing out is not kept', () => {
    const signedOut = new QueryClient()
    const record = aStoredRecord()
    storeLastKnown(signedOut, () => undefined, record)
    signedOut.setQueryData(DEVICES_KEY, anAnswer('SEA240'))
    expect(record.stored()).toBeUndefined()
  })

  test('T06 another account neither sees it nor leaves it there', async () => {
    const { record, answered } = aPage()
    answered(anAnswer('SEA240'))
    expect(await recalled(record, 'account-2')).toBeUndefined()
    expect(record.stored()).toBeUndefined()
  })
})
