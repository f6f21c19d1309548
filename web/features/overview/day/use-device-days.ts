import { useQueries, useQuery } from '@tanstack/react-query'
import { type DayReport, dayQuery } from '../../../api/day-query.ts'
import { lastKnownDayQuery } from '../../../api/offline/last-known-day.ts'
import { useSite } from '../../../api/site.tsx'
import type { DeviceList } from '../../../devices/list/use-device-list.ts'
import { useTimes } from '../../../ui/times/clock.tsx'
import { type DayFigures, dayOfSpeed, dayOfSummary, dayOfTrail, subscribedDevices } from './device-day.ts'
import { summaryQuery } from './overview-queries.ts'

/** Limits the calls to a server in trouble, as the fallback takes one for each device. */
const MAX_SUMMARIES = 10

export type DeviceDays = {
  /** By device id; `null` while it loads, and where it is unknown. */
  byDevice: ReadonlyMap<string, DayFigures> | null
  isUnknown: boolean
  /** Epoch ms of the answer, if a later refresh has failed. */
  outdatedSince: number | null
}

const LOADING: DeviceDays = { byDevice: null, isUnknown: false, outdatedSince: null }
const UNKNOWN_DAYS: DeviceDays = { byDevice: null, isUnknown: true, outdatedSince: null }

/**
 * The day of each device, from the trails. A failed refresh keeps the previous answer. Without any, and while positions
 * are fresh, it comes from the summary report of each of the first ten devices; if that fails too, it is estimated from
 * the current speed. Without fresh positions there is nothing to estimate from: then it is the last known day.
 */
export function useDeviceDays({ devices, outdatedSince }: DeviceList): DeviceDays {
  const { client } = useSite()
  const day = useQuery(dayQuery(client, useTimes().zone))
  const lastKnown = useQuery(lastKnownDayQuery).data
  const subscribed = subscribedDevices(devices)
  const hasFailed = day.data === undefined && day.isError
  const isFresh = outdatedSince === null
  const summaries = useQueries({
    queries: subscribed.slice(0, MAX_SUMMARIES).map(({ originalPlate }) => ({
      ...summaryQuery(client, originalPlate),
      enabled: hasFailed && isFresh,
    })),
  })
  if (day.data !== undefined) {
    const isOutdated = day.isError || !isFresh
    return { ...daysOf(day.data), outdatedSince: isOutdated ? day.dataUpdatedAt : null }
  }
  if (!isFresh)
    return lastKnown ? { ...daysOf(lastKnown.answer), outdatedSince: lastKnown.readAt } : UNKNOWN_DAYS
  if (!hasFailed || summaries.some(({ isPending }) => isPending)) return LOADING
  const byDevice = new Map(
    subscribed.map(({ deviceId, tracking }, index) => {
      const summary = summaries[index]?.data
      return [deviceId, summary === undefined ? dayOfSpeed(tracking) : dayOfSummary(summary)]
    }),
  )
  return { byDevice, isUnknown: false, outdatedSince: null }
}

const daysOf = (reports: readonly DayReport[]) => ({
  byDevice: new Map(reports.map((report) => [report.deviceId, dayOfTrail(report)])),
  isUnknown: false,
})
