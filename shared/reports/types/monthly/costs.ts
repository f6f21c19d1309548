import { DAY_MS } from '../../../time.ts'
import type { ReportDevice } from '../../report-input.ts'

/** The cost of a device in US dollars for its days: a day costs its part of its month. `null` without a price. */
export function costOf({ monthlyPrice, days }: Pick<ReportDevice, 'monthlyPrice' | 'days'>): number | null {
  if (monthlyPrice === null) return null
  const months = days.reduce((sum, { date }) => sum + 1 / daysOfMonth(date), 0)
  return monthlyPrice * months
}

/** The cost of a kilometre; `null` where there is no price, or nothing was driven. */
export const costPerKm = (cost: number | null, distanceKm: number): number | null =>
  cost === null || distanceKm === 0 ? null : cost / distanceKm

/** The cost of all devices that have a price; `null` if none has one. */
export function costOfAll(devices: readonly ReportDevice[]): number | null {
  const priced = devices.flatMap((device) => costOf(device) ?? [])
  return priced.length === 0 ? null : priced.reduce((sum, cost) => sum + cost, 0)
}

/** The cost of a kilometre of the devices with a price: what the others drove would make it look cheaper. */
export function costPerKmOfAll(devices: readonly ReportDevice[]): number | null {
  const priced = devices.filter(({ monthlyPrice }) => monthlyPrice !== null)
  const distanceKm = priced.flatMap(({ days }) => days).reduce((sum, day) => sum + day.distanceKm, 0)
  return costPerKm(costOfAll(priced), distanceKm)
}

/** The number of days in the month of a day (`YYYY-MM-DD`). */
function daysOfMonth(date: string): number {
  const first = new Date(`${date.slice(0, 7)}-01T00:00Z`)
  const next = Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1)
  return (next - first.getTime()) / DAY_MS
}
