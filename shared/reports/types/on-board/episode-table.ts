import type { Table } from '../../document.ts'
import type { Episode } from '../../figures/on-board/on-board-figures.ts'
import type { ReportDevice } from '../../report-input.ts'
import type { Pen } from '../common/pen.ts'
import { type Field, tableOf } from '../common/table-of.ts'
import { type Boat, boatFields } from './boats.ts'

type EpisodeRow = Episode & { device: ReportDevice; what: string }

/** When the water was high and when there was no shore power, by boat: high water first. */
export function episodeTable(boats: readonly Boat[], pen: Pen): Table {
  const { common, texts } = pen
  const { highWater, withoutShorePower } = texts.onBoard.columns
  const rows: EpisodeRow[] = boats.flatMap(({ device, figures }) => [
    ...figures.highWater.map((one) => ({ ...one, device, what: highWater })),
    ...figures.withoutShorePower.map((one) => ({ ...one, device, what: withoutShorePower })),
  ])
  const fields: Field<EpisodeRow>[] = [
    ...boatFields(boats, pen),
    { key: 'what', title: common.columns.event, kind: 'text', weight: 2, of: ({ what }) => what },
    { key: 'start', title: common.columns.start, kind: 'dateTime', weight: 2, of: ({ from }) => from },
    { key: 'end', title: common.columns.end, kind: 'dateTime', weight: 2, of: ({ to }) => to },
    { key: 'duration', title: common.columns.duration, kind: 'duration', of: ({ minutes }) => minutes },
  ]
  return tableOf(rows, fields, { emptyText: texts.onBoard.noEpisodes })
}
