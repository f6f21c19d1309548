import papaparse from 'papaparse'
import { NewUnit } from '../../../../shared/gateways/gateways.routes.ts'

/** What the first column of a list with a heading may be called. */
const HEADINGS = new Set(['id', 'unit', 'unit id', 'unitid', 'uniqueid', 'ident', 'imei'])

/**
 * The units of a list, one on each line: the unit's id, the name of its device and its type, separated by commas,
 * semicolons or tabs. Without a name, the device is called like the unit; without a type, it gets `defaultType`.
 * `wrongLines`: the numbers of those that name no unit.
 */
export function unitsInList(text: string, defaultType: string): { units: NewUnit[]; wrongLines: number[] } {
  const { data } = papaparse.parse<string[]>(text.replaceAll('\r\n', '\n').trimEnd(), {
    delimiter: delimiterOf(text),
    newline: '\n',
  })
  const units = new Map<string, NewUnit>()
  const wrongLines: number[] = []
  for (const [index, cells] of data.entries()) {
    const [unitId = '', deviceName = '', deviceType = ''] = cells.map((cell) => cell.trim())
    const isHeading = index === 0 && HEADINGS.has(unitId.toLowerCase())
    if (isHeading || cells.join('').trim() === '') continue
    const unit = NewUnit.safeParse({
      unitId,
      deviceName: deviceName || unitId,
      deviceType: deviceType || defaultType,
    })
    if (unit.success) units.set(unitId, unit.data)
    else wrongLines.push(index + 1)
  }
  return { units: [...units.values()], wrongLines }
}

/** A name may contain a comma where the list is separated by something else. */
const delimiterOf = (text: string) => ['\t', ';'].find((delimiter) => text.includes(delimiter)) ?? ','
