/** The console writes for its staff: English, the browser's time zone, 24 hours. */
const DATE_AND_TIME = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })
const TO_THE_SECOND = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium' })
const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' })
const MONEY = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
/** A device costs cents a month. */
const COST = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', minimumFractionDigits: 3 })
const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })
const SIZE = new Intl.NumberFormat('en', {
  notation: 'compact',
  style: 'unit',
  unit: 'byte',
  unitDisplay: 'narrow',
})
const CENTS_PER_DOLLAR = 100

export const dateAndTime = (iso: string): string => DATE_AND_TIME.format(new Date(iso))
export const toTheSecond = (iso: string): string => TO_THE_SECOND.format(new Date(iso))
export const dayOf = (iso: string): string => DAY.format(new Date(iso))
export const moneyOf = (cents: number): string => MONEY.format(cents / CENTS_PER_DOLLAR)
/** What something costs us, in dollars: with tenths of a cent. */
export const costOf = (dollars: number): string => COST.format(dollars)
export const bytesOf = (bytes: number): string => SIZE.format(bytes)
export const numberOf = (count: number): string => count.toLocaleString('en')
/** The name of a month (`yyyy-mm`), or of one so many later. */
export const monthName = (month: string, later = 0): string => {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return MONTH.format(Date.UTC(year, number - 1 + later))
}
export const counted = (count: number, noun: string): string =>
  `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`
export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
