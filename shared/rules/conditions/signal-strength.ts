import { gpsPercent, ltePercent } from '../../tracking/view/signal.ts'
import type { WatchedReport } from '../watched-report.ts'
import { type CompiledCondition, READING, reasonAt } from './compiled-condition.ts'
import { compare } from './limits/compare.ts'
import { MARGINS } from './limits/margins.ts'

type SignalStrength = { signalType: 'gps' | 'lte'; operator: 'above' | 'below'; value: number }

/** The signal of satellites or of the mobile network, percent. */
export function signalStrength(condition: SignalStrength): CompiledCondition {
  const { signalType, operator, value } = condition
  const percentOf = signalType === 'gps' ? gpsPercentOf : ltePercentOf
  return {
    ...READING,
    needsFix: signalType === 'gps',
    look: (report) => compare(percentOf(report), condition, MARGINS.signalStrength),
    reason: (report, at) =>
      reasonAt(
        { check: `${signalType}Signal`, operator, saw: percentOf(report), limit: value, unit: '%' },
        at,
        report,
      ),
  }
}

const gpsPercentOf = ({ satellites }: WatchedReport) => (satellites === null ? null : gpsPercent(satellites))
const ltePercentOf = ({ cellular }: WatchedReport) => (cellular === null ? null : ltePercent(cellular))
