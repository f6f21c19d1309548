import * as z from 'zod'
import { fill } from '../../i18n/fill.ts'
import { countedText } from '../../i18n/plural.ts'
import { MINUTE_MS, toIsoOrNull } from '../../time.ts'
import type { Block, Chart } from '../document.ts'
import type { Episode } from '../figures/on-board/on-board-figures.ts'
import { SILENT_AFTER_MS } from '../figures/timeline.ts'
import type { ReportDefinition, ReportInput } from '../report-input.ts'
import { completenessFrom } from './common/completeness.ts'
import { clockChanges } from './common/definitions.ts'
import { headOf } from './common/head.ts'
import { type Pen, penOf } from './common/pen.ts'
import { type Boat, boatDays, boatsOf, sumOf } from './on-board/boats.ts'
import { dayTable } from './on-board/day-table.ts'
import { episodeTable } from './on-board/episode-table.ts'
import { batteryRows, levelTables } from './on-board/level-tables.ts'
import { onBoardTiles } from './on-board/tiles.ts'

const Minutes = z.number().nullable()
/** A time that something lasted. `from` or `to` is `null` where no report says when it began or ended. */
const EpisodePart = z.object({
  from: z.iso.datetime().nullable(),
  to: z.iso.datetime().nullable(),
  minutes: z.number(),
})
type EpisodePart = z.infer<typeof EpisodePart>

export const OnBoardParts = z.object({
  /** The devices that send readings on board. `null`, or a name that is missing, is unknown. */
  onBoard: z.array(
    z.object({
      deviceId: z.string(),
      days: z.array(
        z.object({
          date: z.iso.date(),
          bilgePumpStarts: z.number().int().nullable(),
          bilgeHighMinutes: Minutes,
          shorePowerMinutes: Minutes,
          withoutShorePowerMinutes: Minutes,
          minutesWithoutContact: z.number(),
          shallowestM: z.number().nullable(),
          batteries: z.record(z.string(), z.object({ lowVolts: z.number(), highVolts: z.number() })),
          /** How full each tank was at its last report of the day, 0 to 1. */
          tanks: z.record(z.string(), z.number()),
        }),
      ),
      highWater: z.array(EpisodePart),
      withoutShorePower: z.array(EpisodePart),
    }),
  ),
})
type OnBoardParts = z.infer<typeof OnBoardParts>

/** What boats report on board: bilge, shore power, batteries, depth and tanks. */
export const onBoard: ReportDefinition = {
  needs: { onBoard: true },
  build(input) {
    const pen = penOf(input.writing)
    const boats = boatsOf(input)
    const batteries = batteryRows(boats)
    const { texts, common } = pen
    // the other devices of the account are named in a sentence, not in the head
    const about = boats.length === 0 ? input : { ...input, devices: boats.map(({ device }) => device) }
    const head = headOf(about, 'on_board', pen)
    const document = {
      ...head,
      sections: [
        {
          title: common.summary,
          blocks: [
            { kind: 'tiles' as const, tiles: onBoardTiles(boats, batteries, pen) },
            ...withoutReadings(input, boats, pen),
            ...levelTables(boats, batteries, pen),
          ],
        },
        {
          title: texts.onBoard.episodes,
          blocks: [episodeTable(boats, pen)],
        },
        {
          title: texts.onBoard.byDay,
          blocks: [...pumpChart(input, boats, pen), dayTable(boats, pen)],
        },
      ],
      completeness: completenessFrom(about, contactsOf(boats), pen),
      definitions: definitionsOf(input, head.timezone, pen),
    }
    return { document, parts: partsOf(boats) }
  },
}

/** Says how many of the devices the report has nothing about. */
function withoutReadings({ devices }: ReportInput, boats: readonly Boat[], { texts, writing }: Pen): Block[] {
  const without = devices.length - boats.length
  if (without === 0) return []
  const text =
    boats.length === 0
      ? texts.onBoard.nothing
      : countedText(without, writing.language, texts.onBoard, 'without')
  return [{ kind: 'paragraph', text }]
}

/** How often the pumps started on each of several days. */
function pumpChart({ period, generatedAt }: ReportInput, boats: readonly Boat[], pen: Pen): Chart[] {
  const days = period.days.filter(({ from }) => from <= generatedAt)
  const rows = boatDays(boats)
  const values = days.map(({ date }) =>
    sumOf(rows.map(({ day }) => (day.date === date ? day.bilgePumpStarts : null))),
  )
  if (days.length < 2 || (sumOf(values) ?? 0) === 0) return []
  const name = pen.texts.onBoard.columns.pumpStarts
  return [
    {
      kind: 'chart',
      form: 'bars',
      title: name,
      categories: days.map(pen.shortDay),
      series: [{ name, values }],
      valueKind: 'integer',
    },
  ]
}

const contactsOf = (boats: readonly Boat[]) =>
  boats.map(({ device, figures: { days } }) => ({
    device,
    isKnown: days.length === 0 || days.some(({ hasContact }) => hasContact),
    minutesWithoutContact: days.reduce((sum, day) => sum + day.minutesWithoutContact, 0),
  }))

function definitionsOf({ period }: ReportInput, zone: string, pen: Pen): string[] {
  const { unknown, pump, state, share, levels, days } = pen.texts.onBoard.definitions
  return [
    unknown,
    pump,
    fill(state, { duration: pen.duration(SILENT_AFTER_MS / MINUTE_MS) }),
    share,
    levels,
    fill(days, { zone }),
    ...clockChanges(period, pen),
  ]
}

const partsOf = (boats: readonly Boat[]): OnBoardParts => ({
  onBoard: boats.map(({ device: { deviceId }, figures: { days, highWater, withoutShorePower } }) => ({
    deviceId,
    days: days.map(({ hasContact: _hasContact, ...day }) => ({
      ...day,
      batteries: Object.fromEntries(day.batteries),
      tanks: Object.fromEntries(day.tanks),
    })),
    highWater: highWater.map(episodePart),
    withoutShorePower: withoutShorePower.map(episodePart),
  })),
})

const episodePart = ({ from, to, minutes }: Episode): EpisodePart => ({
  from: toIsoOrNull(from),
  to: toIsoOrNull(to),
  minutes,
})
