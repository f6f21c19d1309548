import { Parser } from 'htmlparser2'
import { measuredValue } from '../../../../shared/trackers/values.ts'
import { KMH_PER_METRE_PER_SECOND } from '../../../../shared/units.ts'
import { importedFix } from './elements.ts'
import type { ImportFound, ImportReader } from './import-file.ts'

/** A text that is longer belongs to no point: names and descriptions. */
const TEXT_MAX = 200

/**
 * The track points of a GPX file (topografix.com/GPX/1/0 and 1/1). Speed (m/s) and course are elements of GPX 1.0, and of
 * extensions such as Garmin's since.
 */
export function gpx(found: ImportFound): ImportReader {
  let point: Record<string, string> | null = null
  let text = ''
  let count = 0

  const parser = new Parser(
    {
      onopentag(name, { lat = '', lon = '' }) {
        if (name === 'trkpt') point = { lat, lon }
        text = ''
      },
      ontext(part) {
        if (point !== null && text.length < TEXT_MAX) text += part
      },
      onclosetag(name) {
        if (point === null) return
        if (name !== 'trkpt') {
          point[withoutPrefix(name)] ??= text.trim()
          return
        }
        count += 1
        found(elementOf(point), count)
        point = null
      },
      onend() {
        if (count === 0) found({ problem: 'file-broken' }, 0)
      },
    },
    { xmlMode: true },
  )
  return { write: (piece) => parser.write(piece), end: () => parser.end() }
}

/** `gpxtpx:speed` is `speed`. */
const withoutPrefix = (name: string) => name.slice(name.indexOf(':') + 1)

const elementOf = ({ time, lat, lon, speed, course, ele, sat, hdop }: Record<string, string>) =>
  importedFix(
    { time, lat: lat || undefined, lon: lon || undefined },
    {
      speedKmh: measuredValue(speed, 'speedKmh', KMH_PER_METRE_PER_SECOND),
      course: measuredValue(course, 'course'),
      altitudeM: measuredValue(ele, 'altitudeM'),
      satellites: measuredValue(sat, 'satellites'),
      hdop: measuredValue(hdop, 'hdop'),
    },
  )
