/**
 * A column of whole numbers as the text of a JSON array: each as the difference to the last known one, `null` where it is
 * unknown. Written digit by digit, because a list of numbers and its JSON take four times as long.
 */
export function deltaColumn() {
  let bytes = new Uint8Array(FIRST_BYTES)
  let end = 0
  let lastKnown = 0

  /** Digits come out lowest first: they are written from the right. */
  function writeDigits(value: number): void {
    const first = end
    end += digitsOf(value)
    let rest = value
    for (let place = end - 1; place >= first; place--) {
      const tens = Math.floor(rest / 10)
      bytes[place] = ZERO + rest - tens * 10
      rest = tens
    }
  }

  return {
    add(value: number | null): void {
      if (end + LONGEST > bytes.length) bytes = twiceAsLong(bytes)
      if (end > 0) bytes[end++] = COMMA
      if (value === null) {
        for (const letter of NULL) bytes[end++] = letter
        return
      }
      const difference = value - lastKnown
      lastKnown = value
      if (difference < 0) bytes[end++] = MINUS
      const size = Math.abs(difference)
      // Most differences are of one digit.
      if (size < 10) bytes[end++] = ZERO + size
      else writeDigits(size)
    },
    json: () => `[${ascii.decode(bytes.subarray(0, end))}]`,
  }
}

const FIRST_BYTES = 4096
/** Comma, minus, and the 16 digits of 2^53. */
const LONGEST = 18
const ZERO = 48
const COMMA = 44
const MINUS = 45
const NULL = [110, 117, 108, 108]
const ascii = new TextDecoder()

function digitsOf(value: number): number {
  let digits = 1
  for (let beyond = 10; beyond <= value; beyond *= 10) digits++
  return digits
}

function twiceAsLong(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const longer = new Uint8Array(bytes.length * 2)
  longer.set(bytes)
  return longer
}
