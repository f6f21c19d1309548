/** Writes numbers and texts one after another; the mirror of `byteReader`. */
export function byteWriter() {
  const bytes: number[] = []
  /** A whole number of 0 to 2^53-1, 7 bits a byte, the lowest first (LEB128). */
  const count = (value: number) => {
    let rest = value
    while (rest >= 0x80) {
      bytes.push((rest % 0x80) | 0x80)
      rest = Math.floor(rest / 0x80)
    }
    bytes.push(rest)
  }
  /** A whole number of either sign, zigzag. */
  const whole = (value: number) => count(zigzag(value))
  const wholeOrNull = (value: number | null) => count(value === null ? 0 : zigzag(value) + 1)
  const text = (value: string) => {
    const encoded = new TextEncoder().encode(value)
    count(encoded.length)
    for (const byte of encoded) bytes.push(byte)
  }
  return { count, whole, wholeOrNull, text, end: () => Uint8Array.from(bytes) }
}

const zigzag = (value: number) => (value < 0 ? -2 * value - 1 : 2 * value)

/** Reads what `byteWriter` wrote; throws a `RangeError` where the bytes end too early or a number has no end. */
export function byteReader(bytes: Uint8Array) {
  let at = 0
  const next = (): number => {
    const byte = bytes[at]
    if (byte === undefined) throw new RangeError('the bytes end too early')
    at += 1
    return byte
  }
  const count = (): number => {
    const first = next()
    if (first < 0x80) return first
    const second = next()
    if (second < 0x80) return (first & 0x7f) | (second << 7)
    return (first & 0x7f) + (second & 0x7f) * 0x80 + longCount()
  }
  const longCount = (): number => {
    let value = 0
    let scale = 0x4000
    while (scale < Number.MAX_SAFE_INTEGER) {
      const byte = next()
      value += (byte & 0x7f) * scale
      if (byte < 0x80) return value
      scale *= 0x80
    }
    throw new RangeError('a number is too long')
  }
  const whole = (): number => unzigzag(count())
  const wholeOrNull = (): number | null => {
    const value = count()
    return value === 0 ? null : unzigzag(value - 1)
  }
  const text = (): string => {
    const length = count()
    if (at + length > bytes.length) throw new RangeError('the bytes end too early')
    at += length
    return decoder.decode(bytes.subarray(at - length, at))
  }
  return { count, whole, wholeOrNull, text, ended: () => at === bytes.length }
}

const decoder = new TextDecoder()
const unzigzag = (value: number) => (value % 2 === 0 ? value / 2 : -(value + 1) / 2)
