import type { Table } from '../../document.ts'
import type { VoltageRange } from '../../figures/on-board/day-levels.ts'
import type { OnBoardDay } from '../../figures/on-board/on-board-figures.ts'
import type { Pen } from '../common/pen.ts'
import { type Field, tableOf } from '../common/table-of.ts'
import { type Boat, type BoatDay, boatDays, boatFields, shorePowerShare, sumOf } from './boats.ts'
import { nameOf } from './names.ts'

/**
 * What each boat reported on each day. Its batteries and tanks are texts, as a table for programs always has the same
 * columns.
 */
export function dayTable(boats: readonly Boat[], pen: Pen): Table {
  const days = boatDays(boats)
  const { columns, ...texts } = pen.texts.onBoard
  const { common } = pen
  const sums = (
    key: string,
    title: string,
    kind: 'integer' | 'duration',
    of: (day: OnBoardDay) => number | null,
  ): Field<BoatDay> => ({
    key,
    title,
    kind,
    of: ({ day }) => of(day),
    total: sumOf(days.map(({ day }) => of(day))),
  })
  const fields: Field<BoatDay>[] = [
    { key: 'date', title: common.columns.date, kind: 'date', of: ({ day }) => day.date, total: common.total },
    ...boatFields(boats, pen),
    sums('bilgeHigh', columns.highWater, 'duration', (day) => day.bilgeHighMinutes),
    sums('pumpStarts', columns.pumpStarts, 'integer', (day) => day.bilgePumpStarts),
    sums('shorePower', columns.shorePower, 'duration', (day) => day.shorePowerMinutes),
    {
      key: 'shorePowerShare',
      title: columns.share,
      kind: 'percent',
      of: ({ day }) => shorePowerShare([day]),
      total: shorePowerShare(days.map(({ day }) => day)),
    },
    sums('withoutShorePower', columns.withoutShorePower, 'duration', (day) => day.withoutShorePowerMinutes),
    { key: 'shallowest', title: columns.shallowest, kind: 'depth', of: ({ day }) => day.shallowestM },
    {
      key: 'batteries',
      title: texts.batteries,
      kind: 'text',
      weight: 3,
      of: ({ day }) => listOf([...day.batteries].map(([name, range]) => voltagesText(name, range, pen))),
    },
    {
      key: 'tanks',
      title: texts.tanks,
      kind: 'text',
      weight: 2,
      of: ({ day }) =>
        listOf(
          [...day.tanks].map(([name, share]) => `${nameOf(name, pen)} ${pen.valueText(share, 'percent')}`),
        ),
    },
    sums('withoutContact', common.columns.withoutContact, 'duration', (day) => day.minutesWithoutContact),
  ]
  return tableOf(days, fields, { emptyText: texts.nothing, isMain: true })
}

/** `House 12.1–13.6 V` */
function voltagesText(name: string, { lowVolts, highVolts }: VoltageRange, pen: Pen): string {
  const [low, high] = [pen.valueText(lowVolts, 'decimal'), pen.valueText(highVolts, 'decimal')]
  const from = low === high ? '' : `${low}–`
  return `${nameOf(name, pen)} ${from}${pen.valueText(highVolts, 'volts')}`
}

const listOf = (parts: readonly string[]) => (parts.length === 0 ? null : parts.join('; '))
