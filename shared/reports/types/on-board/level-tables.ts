import type { Table } from '../../document.ts'
import type { ReportDevice } from '../../report-input.ts'
import type { Pen } from '../common/pen.ts'
import { type Field, tableOf } from '../common/table-of.ts'
import { type Boat, boatFields, lowestOf, namesIn } from './boats.ts'
import { nameOf } from './names.ts'

/** A battery in a period, with the day of its lowest voltage. */
export type BatteryRow = {
  device: ReportDevice
  name: string
  date: string
  lowVolts: number
  highVolts: number
}
/** A tank at its last report of a period. */
type TankRow = { device: ReportDevice; name: string; date: string; share: number }

export const batteryRows = (boats: readonly Boat[]): BatteryRow[] =>
  boats.flatMap(({ device, figures: { days } }) =>
    namesIn(days, 'batteries').flatMap((name) => {
      const ranges = days.flatMap(({ date, batteries }) => {
        const range = batteries.get(name)
        return range === undefined ? [] : { date, ...range }
      })
      const lowest = lowestOf(ranges, ({ lowVolts }) => lowVolts)
      const highVolts = Math.max(...ranges.map((range) => range.highVolts))
      return lowest === null ? [] : { ...lowest, highVolts, device, name }
    }),
  )

const tankRows = (boats: readonly Boat[]): TankRow[] =>
  boats.flatMap(({ device, figures: { days } }) =>
    namesIn(days, 'tanks').flatMap((name) => {
      const known = days.flatMap(({ date, tanks }) => {
        const share = tanks.get(name)
        return share === undefined ? [] : { date, share }
      })
      return known.slice(-1).map((last) => ({ ...last, device, name }))
    }),
  )

/** A table of the batteries and one of the tanks; none where no boat reports any. */
export function levelTables(boats: readonly Boat[], batteries: readonly BatteryRow[], pen: Pen): Table[] {
  const { columns, ...texts } = pen.texts.onBoard
  const heads = <Row extends BatteryRow | TankRow>(title: string): Field<Row>[] => [
    ...boatFields(boats, pen),
    { key: 'name', title, kind: 'text', of: ({ name }) => nameOf(name, pen) },
  ]
  const batteryFields: Field<BatteryRow>[] = [
    ...heads<BatteryRow>(columns.battery),
    { key: 'lowVolts', title: columns.lowestVoltage, kind: 'volts', of: ({ lowVolts }) => lowVolts },
    { key: 'lowestOn', title: columns.lowestOn, kind: 'date', of: ({ date }) => date },
    { key: 'highVolts', title: columns.highestVoltage, kind: 'volts', of: ({ highVolts }) => highVolts },
  ]
  const tankFields: Field<TankRow>[] = [
    ...heads<TankRow>(columns.tank),
    { key: 'level', title: columns.level, kind: 'percent', of: ({ share }) => share },
    { key: 'reportedOn', title: columns.reportedOn, kind: 'date', of: ({ date }) => date },
  ]
  const tanks = tankRows(boats)
  const frame = { emptyText: texts.nothing }
  return [
    ...(batteries.length === 0
      ? []
      : [tableOf(batteries, batteryFields, { title: texts.batteries, ...frame })]),
    ...(tanks.length === 0 ? [] : [tableOf(tanks, tankFields, { title: texts.tanks, ...frame })]),
  ]
}
