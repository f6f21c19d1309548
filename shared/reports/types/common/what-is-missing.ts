import type { Paragraph } from '../../document.ts'
import type { Totals } from '../../figures/totals.ts'
import type { ReportInput } from '../../report-input.ts'
import { isKnown } from './day-use.ts'
import type { Pen } from './pen.ts'

/** Why a report has no trips, in a sentence; nothing if it has some. */
export function whatIsMissing({ devices }: ReportInput, totals: Totals, { common }: Pen): Paragraph[] {
  if (totals.drivingMinutes > 0) return []
  const text = isKnown(totals) ? common.notMoved : common.noPositions
  return [{ kind: 'paragraph', text: devices.length === 0 ? common.noDevices : text }]
}
