import { fill } from '../../../i18n/fill.ts'
import type { Tile } from '../../document.ts'
import type { ReportDevice } from '../../report-input.ts'
import { countUse } from './day-use.ts'
import type { Pen } from './pen.ts'

/** How many of several devices were driven: `3 of 8`. */
export function devicesUsedTile(devices: readonly ReportDevice[], pen: Pen): Tile {
  const used = devices.filter(({ days }) => countUse(days).used > 0).length
  const value = fill(pen.common.countOf, { count: pen.count(used), total: pen.count(devices.length) })
  return { label: pen.common.columns.devicesUsed, value, valueKind: 'text', note: null }
}
