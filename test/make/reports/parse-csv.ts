/** A field and what ends it, by RFC 4180: quoted as a whole, or without quotes and line breaks. */
const FIELD = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/y

/** The fields of each line of a CSV file. Throws at whatever is not RFC 4180, and at lines of different lengths. */
export function parseCsv(text: string): string[][] {
  const lines: string[][] = []
  let line: string[] = []
  for (FIELD.lastIndex = 0; FIELD.lastIndex < text.length; ) {
    const at = FIELD.lastIndex
    const match = FIELD.exec(text)
    if (match === null) throw new Error(`Not CSV at ${at}: ${JSON.stringify(text.slice(at, at + 40))}`)
    const [, quoted, plain = '', end] = match
    line.push(quoted?.replaceAll('""', '"') ?? plain)
    if (end === ',') continue
    if (lines[0] !== undefined && lines[0].length !== line.length)
      throw new Error(`${line.length} fields at ${at}`)
    lines.push(line)
    line = []
  }
  if (line.length > 0) throw new Error('The last line does not end')
  return lines
}
