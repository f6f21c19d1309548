/** Writes numbers and texts one after another. `byteReader` reads them back. */
export function byteWriter() {
  const written: number[] = []
  /** An integer of 0 to 2^53-1, 7 bits a byte, the lowest first (LEB128). */
  const count = (value: number) => {
    let rest = value
    while (rest >= 0x80) {
      written.push((rest % 0x80) | 0x80)
      rest = Math.floor(rest / 0x80)
    }
    written.push(rest)
  }
  /** An integer of either sign, zigzag. */
  const whole = (value: number) => count(zigzag(value))
  const wholeOrNull = (value: number | null) => count(value === null ? 0 : zigzag(value) + 1)
  const part = (bytes: Uint8Array) => {
    count(bytes.length)
    for (const byte of bytes) written.push(byte)
  }
  const text = (value: string) => part(new TextEncoder().encode(value))
  return { count, whole, wholeOrNull, text, part, end: () => Uint8Array.from(written) }
}

const zigzag = (value: number) => (value < 0 ? -2 * value - 1 : 2 * value)

/**
 * The bytes and the index of the next one. A plain record with plain functions for speed: the trail of a week is half a
 * million numbers.
 */
export type ByteReader = { readonly bytes: Uint8Array; at: number }

export const startReading = (bytes: Uint8Array): ByteReader => ({ bytes, at: 0 })

/** Reads what `byteWriter` wrote. Throws a `RangeError` where bytes are missing or a number is too long. */
export function readCount(reader: ByteReader): number {
  const first = readByte(reader)
  if (first < 0x80) return first
  const second = readByte(reader)
  if (second < 0x80) return (first & 0x7f) | (second << 7)
  return (first & 0x7f) + (second & 0x7f) * 0x80 + readLongCount(reader)
}

export function readWhole(reader: ByteReader): number {
  return unzigzag(readCount(reader))
}

export function readWholeOrNull(reader: ByteReader): number | null {
  const value = readCount(reader)
  return value === 0 ? null : unzigzag(value - 1)
}

export const readText = (reader: ByteReader): string => decoder.decode(readPart(reader))

/** The bytes of a part, which are not copied. */
export function readPart(reader: ByteReader): Uint8Array {
  const length = readCount(reader)
  const end = reader.at + length
  if (end > reader.bytes.length) throw new RangeError('the bytes end too early')
  const part = reader.bytes.subarray(reader.at, end)
  reader.at = end
  return part
}

export const isAtEnd = ({ bytes, at }: ByteReader) => at === bytes.length

/** The same as an object with methods, for what is not read by the thousand. */
export const byteReader = (bytes: Uint8Array) => methodsOf(startReading(bytes))

/** The methods of a reader, from where it is. */
export function methodsOf(reader: ByteReader) {
  return {
    count: () => readCount(reader),
    whole: () => readWhole(reader),
    wholeOrNull: () => readWholeOrNull(reader),
    text: () => readText(reader),
    isAtEnd: () => isAtEnd(reader),
  }
}

function readByte(reader: ByteReader): number {
  const byte = reader.bytes[reader.at]
  if (byte === undefined) throw new RangeError('the bytes end too early')
  reader.at += 1
  return byte
}

/** The bytes of a number after its first two. */
function readLongCount(reader: ByteReader): number {
  let value = 0
  let scale = 0x4000
  while (scale < Number.MAX_SAFE_INTEGER) {
    const byte = readByte(reader)
    value += (byte & 0x7f) * scale
    if (byte < 0x80) return value
    scale *= 0x80
  }
  throw new RangeError('a number is too long')
}

const decoder = new TextDecoder()

function unzigzag(value: number): number {
  if (value <= MAX_SMALL) return (value >>> 1) ^ -(value & 1)
  return value % 2 === 0 ? value / 2 : -(value + 1) / 2
}
/** Up to here, bit operations do in a few cycles what division does in many. */
const MAX_SMALL = 0x3fffffff
