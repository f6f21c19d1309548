import type * as z from 'zod'
import { hundredths } from '../../../../../shared/hundredths.ts'
import { totalsOf } from '../../../../../shared/reports/figures/totals.ts'
import type { ReportInput } from '../../../../../shared/reports/report-input.ts'
import type { ReportType } from '../../../../../shared/reports/report-type.ts'
import type { PlacePart } from '../../../../../shared/reports/types/common/json-parts.ts'
import { toIso } from '../../../../../shared/time.ts'

/** Items of a list that are written at once. */
const ITEMS_AT_ONCE = 500

type JsonInput = Pick<ReportInput, 'period' | 'generatedAt'> & {
  devices: readonly Pick<ReportInput['devices'][number], 'deviceId' | 'deviceName' | 'days'>[]
}

/**
 * A report as JSON (`ReportJson`) with the parts of its type, piece by piece: in the units and times of the API, figures
 * to two decimals.
 */
export function* renderJson(
  reportType: ReportType,
  { period, generatedAt, devices }: JsonInput,
  parts: Readonly<Record<string, unknown>>,
): Generator<string> {
  const days = period.days.map(({ date }) => date)
  const fields = {
    reportType,
    period: { from: days.at(0), to: days.at(-1), timezone: period.timezone },
    generatedAt: toIso(generatedAt),
    devices: devices.map((device) => ({
      deviceId: device.deviceId,
      deviceName: device.deviceName,
      ...totalsOf(device.days),
    })),
    totals: totalsOf(devices.flatMap((device) => device.days)),
    ...parts,
  }
  let separator = '{'
  for (const [name, value] of Object.entries(fields)) {
    yield `${separator}${JSON.stringify(name)}:`
    yield* valuePieces(value)
    separator = ',\n'
  }
  yield '}\n'
}

function* valuePieces(value: unknown): Generator<string> {
  if (!Array.isArray(value) || value.length <= ITEMS_AT_ONCE) {
    yield JSON.stringify(value, withHundredths) ?? 'null'
    return
  }
  let separator = '['
  for (let first = 0; first < value.length; first += ITEMS_AT_ONCE) {
    yield separator + JSON.stringify(value.slice(first, first + ITEMS_AT_ONCE), withHundredths).slice(1, -1)
    separator = ','
  }
  yield ']'
}

/** A hundredth of a degree is a kilometre. */
const COORDINATES: readonly string[] = ['latitude', 'longitude'] satisfies (keyof z.infer<typeof PlacePart>)[]

const withHundredths = (key: string, value: unknown) =>
  typeof value === 'number' && !COORDINATES.includes(key) ? hundredths(value) : value
