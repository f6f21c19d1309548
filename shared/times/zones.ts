import { zoneOffsetMs } from '../trails/day-range.ts'

const MONTHS = Array.from({ length: 12 }, (_, month) => month)

/** Whether the clocks of two time zones agree in each month of the year of `now` (epoch ms). */
export function haveSameClock(one: string, other: string, now: number): boolean {
  if (one === other) return true
  const year = new Date(now).getUTCFullYear()
  return MONTHS.every((month) => {
    const at = Date.UTC(year, month, 15)
    return zoneOffsetMs(at, one) === zoneOffsetMs(at, other)
  })
}

/** Browsers still give some zones their former names. */
const RENAMED_CITIES: Partial<Record<string, string>> = {
  Calcutta: 'Kolkata',
  Katmandu: 'Kathmandu',
  Kiev: 'Kyiv',
  Rangoon: 'Yangon',
  Saigon: 'Ho Chi Minh City',
}

/** `New York` of `America/New_York`. */
export function cityOf(zone: string): string {
  const city = (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')
  return RENAMED_CITIES[city] ?? city
}

/** `Eastern Time (New York)`, to choose a zone by. Slow: each zone takes an `Intl` format of its own. */
export function zoneLabel(zone: string, language: string): string {
  const format = new Intl.DateTimeFormat(language, { timeZone: zone, timeZoneName: 'longGeneric' })
  const name = format.formatToParts(0).find(({ type }) => type === 'timeZoneName')?.value
  const city = cityOf(zone)
  return name === undefined || zone === 'UTC' ? city : `${name} (${city})`
}
