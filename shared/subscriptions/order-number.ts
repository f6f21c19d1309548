/**
 * What an order is called: `K7MX-29RV`. Seven characters and a check character, in two groups, so that it can be read
 * out on the phone.
 */

/** Without 0 O, 1 I L, B, S, Z, G and Q, which are mixed up, and without vowels, which make words. */
export const ORDER_NUMBER_CHARACTERS = '23456789CDFHJKMNPRTVWXY'
const BASE = ORDER_NUMBER_CHARACTERS.length
const DIGITS = 7
const GROUP = 4

/** How many order numbers there are. */
export const ORDER_NUMBERS = BASE ** DIGITS

/** The order number of an integer from 0 up to `ORDER_NUMBERS`, which it must not reach. */
export function orderNumberOf(index: number): string {
  const digits = Array.from({ length: DIGITS }, (_, place) => Math.floor(index / BASE ** place) % BASE)
  return grouped([...digits, checkDigit(digits)].map((digit) => ORDER_NUMBER_CHARACTERS[digit]).join(''))
}

/** The order number that somebody typed, with or without its dash, in any case; `null` if it is mistyped or none. */
export function parseOrderNumber(text: string): string | null {
  const characters = [...text.toUpperCase().replaceAll(/[\s-]/g, '')]
  const digits = characters.map((character) => ORDER_NUMBER_CHARACTERS.indexOf(character))
  const isWhole = digits.length === DIGITS + 1 && digits.every((digit) => digit !== -1)
  return isWhole && checkDigit(digits.slice(0, DIGITS)) === digits[DIGITS]
    ? grouped(characters.join(''))
    : null
}

/** The numbers of orders from before they were short. */
const LONG_ID = /^[\da-f]{24}$/i

/** The id of the order that somebody typed, be it a number or, of an old order, a long id. */
export const parseOrderId = (text: string): string | null =>
  parseOrderNumber(text) ?? (LONG_ID.test(text.trim()) ? text.trim().toLowerCase() : null)

/** An order as people see it: its number, or the end of a long id. */
export const shownOrderId = (orderId: string): string =>
  LONG_ID.test(orderId) ? orderId.slice(-SHOWN_DIGITS).toUpperCase() : orderId
const SHOWN_DIGITS = 8

const grouped = (characters: string) => `${characters.slice(0, GROUP)}-${characters.slice(GROUP)}`

/** The base is a prime, so each single wrong character and each swap of two changes the weighted sum. */
const checkDigit = (digits: readonly number[]): number =>
  digits.reduce((sum, digit, place) => sum + digit * (place + 2), 0) % BASE
