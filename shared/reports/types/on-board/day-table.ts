import type { Table } from '../../document.ts'
import type { VoltageRange } from '../../figures/on-board/day-levels.ts'
import type { Pen } from '../common/pen.ts'
import { deviceField } from '../common/rows.ts'
import { type Field, tableOf } from '../common/table-of.ts'
import { type BoatDay, shorePowerShare, sumOf } from './boats.ts'
import { nameOf } from './names.ts'

/** What each boat reported on each day. Its batteries and tanks are texts, as a table for programs always has the same columns. */
export function dayTable(days: readonly BoatDay[], pen: Pen): Table {
  const { columns } = pen.texts.onBoard
  const { common } = pen
  const total = (of: (row: BoatDay) => number | null) => sumOf(days.map(of))
  const pumpStarts = ({ day }: BoatDay) => day.bilgePumpStarts
  const highWater = ({ day }: BoatDay) => day.bilgeHighMinutes
  const withPower = ({ day }: BoatDay) => day.shorePowerMinutes
  const withoutPower = ({ day }: BoatDay) => day.withoutShorePowerMinutes
  const withoutContact = ({ day }: BoatDay) => day.minutesWithoutContact
  const sums = (
    key: string,
    title: string,
    kind: 'integer' | 'duration',
    of: (row: BoatDay) => number | null,
  ): Field<BoatDay> => ({ key, title, kind, of, total: total(of) })
  const isOfSeveral = new Set(days.map(({ device }) => device.deviceId)).size > 1
  const fields: Field<BoatDay>[] = [
    { key: 'date', title: common.columns.date, kind: 'date', of: ({ day }) => day.date, total: common.total },
    ...(isOfSeveral ? [{ ...deviceField(pen), total: null }] : []),
    sums('bilgeHigh', columns.highWater, 'duration', highWater),
    sums('pumpStarts', columns.pumpStarts, 'integer', pumpStarts),
    sums('shorePower', columns.shorePower, 'duration', withPower),
    {
      key: 'shorePowerShare',
      title: columns.share,
      kind: 'percent',
      of: ({ day }) => shorePowerShare([day]),
      total: shorePowerShare(days.map(({ day }) => day)),
    },
    sums('withoutShorePower', columns.withoutShorePower, 'duration', withoutPower),
    { key: 'shallowest', title: columns.shallowest, kind: 'depth', of: ({ day }) => day.shallowestM },
    {
      key: 'batteries',
      title: pen.texts.onBoard.batteries,
      kind: 'text',
      weight: 3,
      of: ({ day }) => listOf([...day.batteries].map(([name, range]) => voltagesText(name, range, pen))),
    },
    {
      key: 'tanks',
      title: pen.texts.onBoard.tanks,
      kind: 'text',
      weight: 2,
      of: ({ day }) =>
        listOf(
          [...day.tanks].map(([name, share]) => `${nameOf(name, pen)} ${pen.valueText(share, 'percent')}`),
        ),
    },
    sums('withoutContact', common.columns.withoutContact, 'duration', withoutContact),
  ]
  return tableOf(days, fields, { emptyText: pen.texts.onBoard.nothing, isMain: true })
}

/** `House 12.1 V – 13.6 V` */
function voltagesText(name: string, { lowVolts, highVolts }: VoltageRange, pen: Pen): string {
  const [low, high] = [pen.valueText(lowVolts, 'volts'), pen.valueText(highVolts, 'volts')]
  return `${nameOf(name, pen)} ${low === high ? low : `${low} – ${high}`}`
}

const listOf = (parts: readonly string[]) => (parts.length === 0 ? null : parts.join('; '))
