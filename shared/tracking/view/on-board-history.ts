import { groupedBy } from '../../grouped-by.ts'
import { MINUTE_MS } from '../../time.ts'
import type { StampedPosition } from '../judging/clock.ts'

/** A reading at a time, epoch ms. */
export type VoltageAt = { at: number; volts: number }
type DepthAt = { at: number; depthM: number }
/** `share`: how full a tank is, 0 to 1. */
type ShareAt = { at: number; share: number }

/** The readings on board that charts show, each ascending; those of batteries and tanks by name. */
type OnBoardHistory = {
  batteries: ReadonlyMap<string, readonly VoltageAt[]>
  depths: readonly DepthAt[]
  tanks: ReadonlyMap<string, readonly ShareAt[]>
}

/** Close enough for a chart of a day. */
const STEP_MS = 5 * MINUTE_MS

/**
 * The readings on board from `from` to `to` (epoch ms), both included: the last one in each five minutes. A held
 * position counts, too. The positions may be in any order and repeat.
 */
export function onBoardHistory(
  positions: readonly Pick<StampedPosition, 'shownAt' | 'onBoard'>[],
  from: number,
  to: number,
): OnBoardHistory {
  const readings = positions
    .toSorted((a, b) => a.shownAt - b.shownAt)
    .flatMap(({ shownAt: at, onBoard }) => (onBoard === null || at < from || at > to ? [] : { at, onBoard }))
  const voltages = readings.flatMap(({ at, onBoard }) =>
    Object.entries(onBoard.batteries).flatMap(([name, { volts }]) =>
      volts === null ? [] : { name, at, volts },
    ),
  )
  const shares = readings.flatMap(({ at, onBoard }) =>
    Object.entries(onBoard.tanks).map(([name, share]) => ({ name, at, share })),
  )
  return {
    batteries: thinnedByName(voltages),
    depths: thinned(
      readings.flatMap(({ at, onBoard: { depthM } }) => (depthM === null ? [] : { at, depthM })),
    ),
    tanks: thinnedByName(shares),
  }
}

/** The last of each five minutes. */
const thinned = <Reading extends { at: number }>(readings: readonly Reading[]): Reading[] => [
  ...new Map(readings.map((reading) => [Math.floor(reading.at / STEP_MS), reading])).values(),
]

const thinnedByName = <Reading extends { at: number; name: string }>(readings: readonly Reading[]) =>
  new Map([...groupedBy(readings, ({ name }) => name)].map(([name, ofOne]) => [name, thinned(ofOne)]))
