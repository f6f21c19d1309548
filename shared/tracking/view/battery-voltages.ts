import { MINUTE_MS } from '../../time.ts'
import type { StampedPosition } from '../judging/clock.ts'

/** The voltage of a battery at a time, epoch ms. */
export type VoltageAt = { at: number; volts: number }

/** Close enough for a chart of a day. */
const STEP_MS = 5 * MINUTE_MS

/**
 * The voltages of each battery on board from `from` to `to` (epoch ms), both included, by its name: the last one in each
 * five minutes, ascending. A held position counts, too. The positions may be in any order and repeat.
 */
export function batteryVoltages(
  positions: readonly Pick<StampedPosition, 'shownAt' | 'onBoard'>[],
  from: number,
  to: number,
): ReadonlyMap<string, readonly VoltageAt[]> {
  const byName = new Map<string, Map<number, VoltageAt>>()
  for (const { shownAt: at, onBoard } of positions.toSorted((a, b) => a.shownAt - b.shownAt)) {
    if (onBoard === null || at < from || at > to) continue
    for (const [name, { volts }] of Object.entries(onBoard.batteries)) {
      if (volts === null) continue
      const steps = byName.get(name) ?? new Map<number, VoltageAt>()
      byName.set(name, steps.set(Math.floor(at / STEP_MS), { at, volts }))
    }
  }
  return new Map([...byName].map(([name, steps]) => [name, [...steps.values()]]))
}
