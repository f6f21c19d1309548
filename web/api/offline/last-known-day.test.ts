import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { aStoredRecord } from '../../make/a-stored-record.ts'
import { DAY_KEY } from '../day-query.ts'
import {
  clearLastKnownDay,
  lastKnownDayQuery,
  loadLastKnownDay,
  storeLastKnownDay,
} from './last-known-day.ts'

const NOON = Date.parse('2026-11-21T12:00:00Z')
const TRAVEL = { distanceKm: 12.5, maxSpeedKmh: 80, averageSpeedKmh: 41, engineOnMinutes: 30 }
const REPORTS = [{ deviceId: 'SEA240', last24Hours: TRAVEL, today: TRAVEL }]

/** The record of a page that received the day of its devices. */
function aStoredDay() {
  const record = aStoredRecord()
  const queryClient = new QueryClient()
  storeLastKnownDay(queryClient, () => 'account-1', record)
  queryClient.setQueryData([...DAY_KEY, 'America/New_York'], REPORTS, { updatedAt: NOON })
  expect(queryClient.getQueryData(lastKnownDayQuery.queryKey)).toEqual({ answer: REPORTS, readAt: NOON })
  return record
}

async function loaded(record: ReturnType<typeof aStoredRecord>, accountId = 'account-1') {
  const queryClient = new QueryClient()
  await loadLastKnownDay(queryClient, accountId, record)
  return queryClient.getQueryData(lastKnownDayQuery.queryKey)
}

test('OVR-5 the last known day is loaded at the next start, with its time', async () => {
  expect(await loaded(aStoredDay())).toMatchObject({ answer: REPORTS, readAt: NOON })
})

test('OVR-5 no other answer of the overview is stored', () => {
  const record = aStoredRecord()
  const queryClient = new QueryClient()
  storeLastKnownDay(queryClient, () => 'account-1', record)
  queryClient.setQueryData(['overview', 'summary'], 3)
  expect(record.stored()).toBeUndefined()
})

test('T06 the day of another account is discarded, and that of a signed-out page never stored', async () => {
  const record = aStoredDay()
  expect(await loaded(record, 'account-2')).toBeUndefined()
  expect(record.stored()).toBeUndefined()

  const signedOut = aStoredRecord()
  const queryClient = new QueryClient()
  storeLastKnownDay(queryClient, () => undefined, signedOut)
  queryClient.setQueryData([...DAY_KEY, 'UTC'], REPORTS)
  expect(signedOut.stored()).toBeUndefined()
})

test('T06 signing out removes the day', async () => {
  const record = aStoredDay()
  await clearLastKnownDay(record)
  expect(record.stored()).toBeUndefined()
})
