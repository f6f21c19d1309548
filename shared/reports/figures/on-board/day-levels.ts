import type { StampedPosition } from '../../../tracking/judging/clock.ts'

/**
 * The levels that a boat reported on a day, those of batteries and tanks by name. What it did not report then is
 * unknown.
 */
export type DayLevels = {
  batteries: ReadonlyMap<string, VoltageRange>
  shallowestM: number | null
  /** How full each tank was at its last report of the day, 0 to 1. */
  tanks: ReadonlyMap<string, number>
}
export type VoltageRange = { lowVolts: number; highVolts: number }

export const NO_LEVELS: DayLevels = { batteries: new Map(), shallowestM: null, tanks: new Map() }

/** The levels in the reports of a day, in any order. */
export function levelsOf(reports: readonly Pick<StampedPosition, 'shownAt' | 'onBoard'>[]): DayLevels {
  const batteries = new Map<string, VoltageRange>()
  const tanks = new Map<string, number>()
  let shallowestM: number | null = null
  for (const { onBoard } of reports.toSorted((a, b) => a.shownAt - b.shownAt)) {
    if (onBoard === null) continue
    for (const [name, { volts }] of Object.entries(onBoard.batteries))
      if (volts !== null) batteries.set(name, widened(batteries.get(name), volts))
    for (const [name, share] of Object.entries(onBoard.tanks)) tanks.set(name, share)
    if (onBoard.depthM !== null) shallowestM = Math.min(shallowestM ?? onBoard.depthM, onBoard.depthM)
  }
  return { batteries, shallowestM, tanks }
}

const widened = (range: VoltageRange | undefined, volts: number): VoltageRange => ({
  lowVolts: Math.min(range?.lowVolts ?? volts, volts),
  highVolts: Math.max(range?.highVolts ?? volts, volts),
})
