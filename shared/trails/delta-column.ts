/**
 * A column of integers as a JSON array: each is the difference from the last known one, or `null` where it is unknown.
 * Written digit by digit, because an array and `JSON.stringify` take four times as long.
 */
export function deltaColumn() {
  let bytes = new Uint8Array(FIRST_BYTES)
  let end = 0
  let lastKnown = 0

  /** Division yields the lowest digit first, so the digits are written from the right. */
  function writeDigits(value: number): void {
    const first = end
    end += digitsOf(value)
    let rest = value
    for (let index = end - 1; index >= first; index--) {
      const tens = Math.floor(rest / 10)
      bytes[index] = ZERO + rest - tens * 10
      rest = tens
    }
  }

  return {
    add(value: number | null): void {
      if (end + LONGEST > bytes.length) bytes = twiceAsLong(bytes)
      if (end > 0) bytes[end++] = COMMA
      if (value === null) {
        for (const byte of NULL) bytes[end++] = byte
        return
      }
      const delta = value - lastKnown
      lastKnown = value
      if (delta < 0) bytes[end++] = MINUS
      const size = Math.abs(delta)
      // Most differences have one digit.
      if (size < 10) bytes[end++] = ZERO + size
      else writeDigits(size)
    },
    json: () => `[${ascii.decode(bytes.subarray(0, end))}]`,
  }
}

const FIRST_BYTES = 4096
/** A comma, a minus, and the 16 digits of 2^53. */
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
