import { HOUR_MS, MINUTE_MS } from '../../../time.ts'
import { fromSteps, toSteps } from '../../../tracking/packing/resolution.ts'
import { emptyAt, isCharging } from '../../../tracking/view/battery-forecast.ts'
import type { VoltageAt } from '../../../tracking/view/on-board-history.ts'
import type { WatchedReport } from '../../watched-report.ts'
import { type CompiledCondition, type Memory, NO_MEMORY, READING, reasonAt } from '../compiled-condition.ts'

const SAMPLE_MS = 30 * MINUTE_MS
/** Eight hours of samples. */
const SAMPLES_MAX = 16
const NUMBERS_PER_SAMPLE = 2
/** The forecast must come back to this many times the limit before the rule may fire again. */
const RELEASED_FROM = 1.25

/**
 * The house battery, or the vehicle's where none is on board, is forecast to be empty within a number of hours.
 * Remembers a voltage of each half hour since the last charge, as its time (epoch ms) and its steps.
 */
export function batteryEmptyWithin({ value }: { value: number }): CompiledCondition {
  return {
    ...READING,
    needsFix: false,
    begin: (report) => samplesAfter(NO_MEMORY, report),
    remember: (report, before) => samplesAfter(before, report),
    look: (report, at, memory) => {
      const volts = voltsOf(report)
      if (volts !== null && isCharging(volts)) return 'unmet'
      const hours = hoursLeft(report, at, memory)
      if (hours === null) return 'between'
      if (hours <= value) return 'met'
      return hours > value * RELEASED_FROM ? 'unmet' : 'between'
    },
    reason: (report, at, memory) => {
      const hours = hoursLeft(report, at, memory)
      const saw = hours === null ? null : Math.round(hours)
      return reasonAt(
        { check: 'batteryEmptyWithin', operator: null, saw, limit: value, unit: 'h' },
        at,
        report,
      )
    },
  }
}

const voltsOf = ({ onBoard, batteryVolts }: WatchedReport): number | null =>
  onBoard?.batteries.house?.volts ?? batteryVolts

/** Hours from a time until the battery is empty; `null` without a forecast. */
function hoursLeft(report: WatchedReport, at: number, memory: Memory): number | null {
  const volts = voltsOf(report)
  if (volts === null) return null
  const samples = samplesIn(memory).filter((one) => one.at < report.shownAt)
  const empty = emptyAt([...samples, { at: report.shownAt, volts }])
  return empty === null ? null : Math.max(0, (empty - at) / HOUR_MS)
}

function samplesAfter(before: Memory, report: WatchedReport): Memory {
  const volts = voltsOf(report)
  if (volts === null) return before
  if (isCharging(volts)) return before.length === 0 ? before : NO_MEMORY
  const newestAt = before.at(-NUMBERS_PER_SAMPLE)
  if (newestAt !== undefined && report.shownAt - newestAt < SAMPLE_MS) return before
  const samples = [...before, report.shownAt, toSteps(volts, 'batteryVolts')]
  return samples.slice(-SAMPLES_MAX * NUMBERS_PER_SAMPLE)
}

const samplesIn = (memory: Memory): VoltageAt[] =>
  Array.from({ length: memory.length / NUMBERS_PER_SAMPLE }, (_, index) => ({
    at: memory[index * NUMBERS_PER_SAMPLE] ?? 0,
    volts: fromSteps(memory[index * NUMBERS_PER_SAMPLE + 1] ?? 0, 'batteryVolts'),
  }))
