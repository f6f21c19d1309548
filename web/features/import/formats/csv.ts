import papaparse from 'papaparse'
import { entriesOf } from '../../../../shared/entries-of.ts'
import { traccar } from '../../../../shared/gateways/traccar.ts'
import { booleanOf, measuredValue } from '../../../../shared/trackers/values.ts'
import { KM_PER_NAUTICAL_MILE, KMH_PER_METRE_PER_SECOND, MILES_PER_KM } from '../../../../shared/units.ts'
import { importElement, importedFix, type Readings } from './elements.ts'
import type { ImportElement, ImportFound, ImportReader } from './import-file.ts'

const TIME = ['time', 'timestamp', 'gpstime', 'fixtime', 'datetime', 'timeutc', 'recordedat', 't'] as const
const LAT = ['lat', 'latitude'] as const
const LON = ['lon', 'lng', 'long', 'longitude'] as const

/**
 * Positions as CSV, one in a row, with the names of the columns in the first. Names are compared without case and
 * punctuation. A speed is in km/h unless its name has another unit. A file with Traccar's columns has Traccar's units.
 */
export function csv(found: ImportFound): ImportReader {
  let elementOf: ElementReader | null | undefined
  let rows = 0
  return rowReader((cells) => {
    rows += 1
    if (elementOf === undefined) {
      elementOf = elementReader(cells.map((name) => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '')))
      if (elementOf === null) found({ problem: 'columns-missing' }, rows)
      return
    }
    const element = elementOf?.(cells)
    if (element) found(element, rows)
  })
}

type ElementReader = (cells: readonly string[]) => ImportElement | null

/** Reads a row with these columns; `null` if they say no place and time. */
function elementReader(names: readonly string[]): ElementReader | null {
  const has = (...some: readonly string[]) => some.some((name) => names.includes(name))
  if (!has(...TIME) || !has(...LAT) || !has(...LON)) return null
  const isTraccar = has('fixtime') && has('protocol') && has('valid')
  return isTraccar ? (cells) => traccarElement(rowOf(names, cells)) : plainReader(names)
}

function plainReader(names: readonly string[]): ElementReader {
  /** The first of these columns that the file has. */
  const column = (...spellings: readonly string[]) => {
    const index = spellings.map((name) => names.indexOf(name)).find((at) => at >= 0)
    return (cells: readonly string[]) => (index === undefined ? undefined : cells[index]?.trim() || undefined)
  }
  const [time, lat, lon] = [column(...TIME), column(...LAT), column(...LON)]
  const speed = {
    kmh: column('speedkmh', 'speedkph', 'speed'),
    metresPerSecond: column('speedms', 'speedmps'),
    mph: column('speedmph'),
    knots: column('speedknots', 'speedkn', 'speedkt'),
  }
  const [ignition, others] = [column('ignition', 'acc'), entriesOf(READINGS)]
  const columns = others.map(([field, spellings]) => [field, column(...spellings)] as const)
  return (cells) => {
    const readings: Readings = {
      speedKmh:
        measuredValue(speed.kmh(cells), 'speedKmh') ??
        measuredValue(speed.metresPerSecond(cells), 'speedKmh', KMH_PER_METRE_PER_SECOND) ??
        measuredValue(speed.mph(cells), 'speedKmh', 1 / MILES_PER_KM) ??
        measuredValue(speed.knots(cells), 'speedKmh', KM_PER_NAUTICAL_MILE),
      ignition: booleanOf(ignition(cells)),
    }
    for (const [field, read] of columns) readings[field] = measuredValue(read(cells), field)
    return importedFix({ time: time(cells), lat: lat(cells), lon: lon(cells) }, readings)
  }
}

/** The columns of measured readings but the speed, which has several units. */
const READINGS = {
  course: ['course', 'heading', 'bearing', 'direction'],
  altitudeM: ['altitudem', 'altitude', 'alt', 'elevation', 'ele'],
  accuracyM: ['accuracym', 'accuracy', 'haccm', 'hacc'],
  satellites: ['satellites', 'sats', 'sat'],
  hdop: ['hdop'],
  batteryPercent: ['batterypercent', 'batterylevel', 'battery'],
  batteryVolts: ['batteryvolts', 'batteryvoltage'],
  odometerKm: ['odometerkm', 'mileage'],
  engineHours: ['enginehours', 'totalenginehours'],
} as const

const rowOf = (names: readonly string[], cells: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.map((name, index) => [name, cells[index]?.trim() ?? '']))

/** A row of what Traccar exports (`CsvExportProvider`): the position's columns, and one for each attribute. */
function traccarElement(row: Record<string, string>): ImportElement | null {
  const { fixtime, devicetime, batterylevel, totaldistance, ...others } = withoutEmpty(row)
  const attributes = { ...others, batteryLevel: batterylevel, totalDistance: totaldistance }
  const position = { ...others, fixTime: fixtime, deviceTime: devicetime, valid: booleanOf(row.valid) }
  const { positions, problems } = traccar.decode({ position: { ...position, attributes } }, 0)
  const [read] = positions
  if (read !== undefined) return importElement({ position: read })
  return problems.length === 0 ? null : importElement({ problem: problems[0]?.reason ?? '' })
}

const withoutEmpty = (row: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== ''))

/** Cuts a file into rows of cells. A line break in quotes does not end a row. */
function rowReader(onRow: (cells: string[]) => void): ImportReader {
  let rest = ''
  let delimiter = ''
  const parse = (text: string) => {
    const { data, meta } = papaparse.parse<string[]>(text.replaceAll('\r\n', '\n'), {
      delimiter,
      newline: '\n',
      skipEmptyLines: 'greedy',
    })
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
