import { useQueries, useQuery } from '@tanstack/react-query'
import type { DeviceView } from '../../../../shared/devices/device.ts'
import { useSite } from '../../../api/site.tsx'
import { type DayFigures, dayOfSpeed, dayOfSummary, dayOfTrail, trackedDevices } from './device-day.ts'
import { dayQuery, summaryQuery } from './overview-queries.ts'

/** A server in trouble is not asked once for each of a thousand devices. */
const MOST_SUMMARIES = 10

export type Day = {
  /** By device id; `null` while nothing is known yet. */
  days: ReadonlyMap<string, DayFigures> | null
  /** Of an answer that could not be renewed: when it came. */
  outdatedSince: number | null
}

/**
 * How the devices went: from the server's trails; where those fail, from the summary report of each of the first
 * ten; where that fails too, guessed from the speed now. An answer that is there outlives a failed refresh.
 */
export function useDay(devices: readonly DeviceView[]): Day {
  const { client } = useSite()
  const day = useQuery(dayQuery(client))
  const tracked = trackedDevices(devices)
  const failed = day.data === undefined && day.isError
  const summaries = useQueries({
    queries: tracked.slice(0, MOST_SUMMARIES).map(({ originalPlate }) => ({
      ...summaryQuery(client, originalPlate),
      enabled: failed,
    })),
  })
  if (day.data !== undefined) {
    const days = new Map(day.data.map((report) => [report.deviceId, dayOfTrail(report)]))
    return { days, outdatedSince: day.isError ? day.dataUpdatedAt : null }
  }
  if (!failed || summaries.some(({ isPending }) => isPending)) return { days: null, outdatedSince: null }
  const days = new Map(
    tracked.map(({ deviceId, tracking }, index) => {
      const summary = summaries[index]?.data
      return [deviceId, summary === undefined ? dayOfSpeed(tracking) : dayOfSummary(summary)]
    }),
  )
  return { days, outdatedSince: null }
}
