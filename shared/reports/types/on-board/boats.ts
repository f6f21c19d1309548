import type { OnBoardDay, OnBoardFigures } from '../../figures/on-board/on-board-figures.ts'
import type { ReportDevice, ReportInput } from '../../report-input.ts'
import type { Pen } from '../common/pen.ts'
import { deviceField } from '../common/rows.ts'
import type { Field } from '../common/table-of.ts'

/** A device that sends readings on board, with its figures. */
export type Boat = { device: ReportDevice; figures: OnBoardFigures }
/** A day of a boat. */
export type BoatDay = { device: ReportDevice; day: OnBoardDay }

export const boatsOf = ({ devices }: Pick<ReportInput, 'devices'>): Boat[] =>
  devices.flatMap((device) => (device.onBoard === null ? [] : { device, figures: device.onBoard }))

export const boatDays = (boats: readonly Boat[]): BoatDay[] =>
  boats.flatMap(({ device, figures }) => figures.days.map((day) => ({ device, day })))

/** The column that names the boat, where there are several. */
export const boatFields = (boats: readonly Boat[], pen: Pen): Field<{ device: ReportDevice }>[] =>
  boats.length > 1 ? [{ ...deviceField(pen), total: null }] : []

/** The sum of what is known; `null` if nothing is. */
export function sumOf(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null)
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0)
}

/** The share of the time with shore power, of the time in which that is known; `null` without such time. */
export function shorePowerShare(days: readonly OnBoardDay[]): number | null {
  const on = sumOf(days.map(({ shorePowerMinutes }) => shorePowerMinutes)) ?? 0
  const off = sumOf(days.map(({ withoutShorePowerMinutes }) => withoutShorePowerMinutes)) ?? 0
  return on + off === 0 ? null : on / (on + off)
}

/** The names that any of the days has, in the order of the first of each. */
export const namesIn = (days: readonly OnBoardDay[], levels: 'batteries' | 'tanks'): string[] => [
  ...new Set(days.flatMap((day) => [...day[levels].keys()])),
]

/** The item with the least value, the first of several; `null` without one. */
export function lowestOf<Item>(items: readonly Item[], levelOf: (item: Item) => number): Item | null {
  return items.reduce<Item | null>(
    (lowest, item) => (lowest === null || levelOf(item) < levelOf(lowest) ? item : lowest),
    null,
  )
}
