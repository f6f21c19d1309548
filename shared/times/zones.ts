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

/** `Eastern Time`, or the city of a zone without a name. Slow: each zone takes an `Intl` format of its own. */
export const genericZoneName = (zone: string, language: string): string =>
  knownName(zone, language) ?? cityOf(zone)

/** `Eastern Time (New York)`, to choose a zone by. As slow. */
export function zoneLabel(zone: string, language: string): string {
  const [name, city] = [knownName(zone, language), cityOf(zone)]
  return name === null ? city : `${name} (${city})`
}

function knownName(zone: string, language: string): string | null {
  const format = new Intl.DateTimeFormat(language, { timeZone: zone, timeZoneName: 'longGeneric' })
  const name = format.formatToParts(0).find(({ type }) => type === 'timeZoneName')?.value
  return name === undefined || zone === 'UTC' ? null : name
}
