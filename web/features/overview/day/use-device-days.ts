import { useQueries, useQuery } from '@tanstack/react-query'
import type { DeviceView } from '../../../../shared/devices/device.ts'
import { useSite } from '../../../api/site.tsx'
import { useTimes } from '../../../ui/times/clock.tsx'
import { type DayFigures, dayOfSpeed, dayOfSummary, dayOfTrail, subscribedDevices } from './device-day.ts'
import { dayQuery, summaryQuery } from './overview-queries.ts'

/** Limits the calls to a server in trouble, as the fallback takes one for each device. */
const MAX_SUMMARIES = 10

export type DeviceDays = {
  /** By device id; `null` while it loads. */
  byDevice: ReadonlyMap<string, DayFigures> | null
  /** Epoch ms of the last successful answer, if a later refresh has failed. */
  outdatedSince: number | null
}

/**
 * The day of each device, from the trails. If that call fails, from the summary report of each of the first ten
 * devices; if that fails too, estimated from the current speed. A failed refresh keeps the previous answer.
 */
export function useDeviceDays(devices: readonly DeviceView[]): DeviceDays {
  const { client } = useSite()
  const day = useQuery(dayQuery(client, useTimes().zone))
  const subscribed = subscribedDevices(devices)
  const hasFailed = day.data === undefined && day.isError
  const summaries = useQueries({
    queries: subscribed.slice(0, MAX_SUMMARIES).map(({ originalPlate }) => ({
      ...summaryQuery(client, originalPlate),
      enabled: hasFailed,
    })),
  })
  if (day.data !== undefined) {
    const byDevice = new Map(day.data.map((report) => [report.deviceId, dayOfTrail(report)]))
    return { byDevice, outdatedSince: day.isError ? day.dataUpdatedAt : null }
  }
  if (!hasFailed || summaries.some(({ isPending }) => isPending))
    return { byDevice: null, outdatedSince: null }
  const byDevice = new Map(
    subscribed.map(({ deviceId, tracking }, index) => {
      const summary = summaries[index]?.data
      return [deviceId, summary === undefined ? dayOfSpeed(tracking) : dayOfSummary(summary)]
    }),
  )
  return { byDevice, outdatedSince: null }
}
