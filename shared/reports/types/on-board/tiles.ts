import { fill } from '../../../i18n/fill.ts'
import { countedText } from '../../../i18n/plural.ts'
import type { Tile } from '../../document.ts'
import { contactTile } from '../common/figure-fields.ts'
import type { Pen } from '../common/pen.ts'
import { type Boat, type BoatDay, boatDays, lowestOf, shorePowerShare, sumOf } from './boats.ts'
import type { BatteryRow } from './level-tables.ts'
import { nameOf } from './names.ts'

/** What a skipper wants to know first. */
export function onBoardTiles(boats: readonly Boat[], batteries: readonly BatteryRow[], pen: Pen): Tile[] {
  const { onBoard: texts } = pen.texts
  const { columns } = texts
  const { language } = pen.writing
  const rows = boatDays(boats)
  const days = rows.map(({ day }) => day)
  const highWater = boats.flatMap(({ figures }) => figures.highWater)
  const outages = boats.flatMap(({ figures }) => figures.withoutShorePower)
  const longestOutage = Math.max(0, ...outages.map(({ minutes }) => minutes))
  const powerMinutes = sumOf(days.map(({ shorePowerMinutes }) => shorePowerMinutes))
  const busiest = lowestOf(rows, ({ day }) => -(day.bilgePumpStarts ?? 0))
  const battery = lowestOf(batteries, ({ lowVolts }) => lowVolts)
  const shallowest = lowestOf(rows, ({ day }) => day.shallowestM ?? Number.POSITIVE_INFINITY)
  const dayNote = ({ device, day: { date } }: BoatDay) => placeNote(device.deviceName, date)
  const placeNote = (deviceName: string, date: string) =>
    [boats.length > 1 ? deviceName : [], pen.date(date)].flat().join(SEPARATOR)
  return [
    {
      label: columns.highWater,
      value: sumOf(days.map(({ bilgeHighMinutes }) => bilgeHighMinutes)),
      valueKind: 'duration',
      note: highWater.length === 0 ? null : countedText(highWater.length, language, texts, 'times'),
    },
    {
      label: columns.pumpStarts,
      value: sumOf(days.map(({ bilgePumpStarts }) => bilgePumpStarts)),
      valueKind: 'integer',
      note:
        days.length > 1 && busiest !== null && (busiest.day.bilgePumpStarts ?? 0) > 0
          ? fill(texts.most, { count: pen.count(busiest.day.bilgePumpStarts ?? 0), day: dayNote(busiest) })
          : null,
    },
    {
      label: columns.lowestVoltage,
      value: battery?.lowVolts ?? null,
      valueKind: 'volts',
      note:
        battery === null
          ? null
          : [nameOf(battery.name, pen), placeNote(battery.device.deviceName, battery.date)].join(SEPARATOR),
    },
    {
      label: columns.withoutShorePower,
      value: sumOf(days.map(({ withoutShorePowerMinutes }) => withoutShorePowerMinutes)),
      valueKind: 'duration',
      note: outages.length > 1 ? fill(texts.longest, { duration: pen.duration(longestOutage) }) : null,
    },
    {
      label: columns.shorePower,
      value: shorePowerShare(days),
      valueKind: 'percent',
      note: powerMinutes === null ? null : pen.duration(powerMinutes),
    },
    {
      label: columns.shallowest,
      value: shallowest?.day.shallowestM ?? null,
      valueKind: 'depth',
      note: shallowest === null || shallowest.day.shallowestM === null ? null : dayNote(shallowest),
    },
    ...contactTile(
      { minutesWithoutContact: days.reduce((sum, day) => sum + day.minutesWithoutContact, 0) },
      pen,
    ),
  ]
}

const SEPARATOR = ' · '
