import { csv } from './csv.ts'
import { googleTimeline } from './google-timeline.ts'
import { gpx } from './gpx.ts'
import type { ImportFound, ImportReader } from './import-file.ts'
import { owntracksRecorder } from './owntracks-recorder.ts'

/** The formats of files with positions, each with how a file of it begins. The first that matches reads the file. */
const FORMATS: readonly { begins: RegExp; reader: (found: ImportFound) => ImportReader }[] = [
  { begins: /^</, reader: gpx },
  { begins: /^[{[]/, reader: googleTimeline },
  { begins: /^\d{4}-\d{2}-\d{2}T\S+\t/, reader: owntracksRecorder },
  { begins: /^/, reader: csv },
]

/** Long enough for the beginning of each format. */
const BEGINNING = 64

/** Reads a file of any of the formats, whatever its name. */
export function importReader(found: ImportFound): ImportReader {
  let beginning = ''
  let reader: ImportReader | null = null
  const choose = () => {
    const text = beginning.replace(/^\uFEFF?\s*/, '')
    const format = FORMATS.find(({ begins }) => begins.test(text))
    reader = format?.reader(found) ?? csv(found)
    reader.write(text)
  }
  return {
    write(text) {
      if (reader !== null) return reader.write(text)
      beginning += text
      if (beginning.trimStart().length >= BEGINNING) choose()
    },
    end() {
      if (reader === null) choose()
      reader?.end()
    },
  }
}
