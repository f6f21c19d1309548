import papaparse from 'papaparse'
import { traccar } from '../../../../shared/gateways/traccar.ts'
import { type FieldReader, fieldReader } from '../../../../shared/trackers/field-reader.ts'
import { booleanOf, measuredValue } from '../../../../shared/trackers/values.ts'
import { KM_PER_NAUTICAL_MILE, KMH_PER_METRE_PER_SECOND, MILES_PER_KM } from '../../../../shared/units.ts'
import { importElement, importedFix } from './elements.ts'
import type { ImportElement, ImportFound, ImportReader } from './import-file.ts'

const TIME = ['time', 'timestamp', 'gpstime', 'fixtime', 'datetime', 'timeutc', 'recordedat', 't'] as const
const LAT = ['lat', 'latitude'] as const
const LON = ['lon', 'lng', 'long', 'longitude'] as const

/**
 * Positions as CSV, one in a row, with the names of the columns in the first. Names are compared without case and
 * punctuation. A speed is in km/h unless its name has another unit. A file with Traccar's columns has Traccar's units.
 */
export function csv(found: ImportFound): ImportReader {
  let names: readonly string[] | null = null
  let toElement: ((row: Record<string, string>) => ImportElement | null) | null = null
  let rows = 0

  const reader = rowReader((cells) => {
    rows += 1
    if (names === null) {
      names = cells.map((name) => name.toLowerCase().replaceAll(/[^a-z0-9]/g, ''))
      toElement = elementReader(names)
      if (toElement === null) found({ problem: 'columns-missing' }, rows)
      return
    }
    const row = Object.fromEntries(names.map((name, index) => [name, cells[index]?.trim() ?? '']))
    const element = toElement?.(row)
    if (element) found(element, rows)
  })
  return reader
}

/** Reads a row with these columns; `null` if they say no place and time. */
function elementReader(names: readonly string[]) {
  const has = (...some: readonly string[]) => some.some((name) => names.includes(name))
  if (!has(...TIME) || !has(...LAT) || !has(...LON)) return null
  return has('fixtime') && has('protocol') && has('valid') ? traccarElement : plainElement
}

function plainElement(row: Record<string, string>): ImportElement {
  const field = fieldReader(withoutEmpty(row))
  return importedFix(
    { time: field(...TIME), lat: field(...LAT), lon: field(...LON) },
    {
      speedKmh: speedIn(field),
      course: measuredValue(field('course', 'heading', 'bearing', 'direction'), 'course'),
      altitudeM: measuredValue(field('altitudem', 'altitude', 'alt', 'elevation', 'ele'), 'altitudeM'),
      accuracyM: measuredValue(field('accuracym', 'accuracy', 'haccm', 'hacc'), 'accuracyM'),
      satellites: measuredValue(field('satellites', 'sats', 'sat'), 'satellites'),
      hdop: measuredValue(field('hdop'), 'hdop'),
      ignition: booleanOf(field('ignition', 'acc')),
      batteryPercent: measuredValue(field('batterypercent', 'batterylevel', 'battery'), 'batteryPercent'),
      batteryVolts: measuredValue(field('batteryvolts', 'batteryvoltage'), 'batteryVolts'),
      odometerKm: measuredValue(field('odometerkm', 'mileage'), 'odometerKm'),
      engineHours: measuredValue(field('enginehours', 'totalenginehours'), 'engineHours'),
    },
  )
}

const speedIn = (field: FieldReader): number | null =>
  measuredValue(field('speedkmh', 'speedkph', 'speed'), 'speedKmh') ??
  measuredValue(field('speedms', 'speedmps'), 'speedKmh', KMH_PER_METRE_PER_SECOND) ??
  measuredValue(field('speedmph'), 'speedKmh', 1 / MILES_PER_KM) ??
  measuredValue(field('speedknots', 'speedkn', 'speedkt'), 'speedKmh', KM_PER_NAUTICAL_MILE)

/** A row of what Traccar exports (`CsvExportProvider`): the position's columns, and one for each attribute. */
function traccarElement(row: Record<string, string>): ImportElement | null {
  const { fixtime, devicetime, batterylevel, totaldistance, ...others } = withoutEmpty(row)
  const attributes = { ...others, batteryLevel: batterylevel, totalDistance: totaldistance }
  const position = { ...others, fixTime: fixtime, deviceTime: devicetime, valid: booleanOf(row.valid) }
  const { positions, problems } = traccar.decode({ position: { ...position, attributes } }, 0)
  const [read] = positions
  if (read !== undefined) return { position: read }
  return problems.length === 0 ? null : importElement({ problem: problems[0]?.reason ?? '' })
}

const withoutEmpty = (row: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== ''))

/** Cuts a file into rows of cells. A line break in quotes does not end a row. */
function rowReader(onRow: (cells: string[]) => void): ImportReader {
  let rest = ''
  let delimiter = ''
  const parse = (text: string) => {
    const { data, meta } = papaparse.parse<string[]>(text, { delimiter, skipEmptyLines: 'greedy' })
    delimiter = meta.delimiter
    data.forEach(onRow)
  }
  return {
    write(text) {
      rest += text
      const end = endOfLastRow(rest)
      if (end === 0) return
      parse(rest.slice(0, end))
      rest = rest.slice(end)
    },
    end() {
      if (rest.trim() !== '') parse(rest)
    },
  }
}

/** Where the last row that is complete ends: at a line break behind an even number of quotes. */
function endOfLastRow(text: string): number {
  let isQuoted = false
  let end = 0
  for (let index = 0; index < text.length; index++) {
    if (text[index] === '"') isQuoted = !isQuoted
    else if (text[index] === '\n' && !isQuoted) end = index + 1
  }
  return end
}
