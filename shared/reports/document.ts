import type { Point } from '../geo/point.ts'
import type { DaySpan } from './figures/day-figures.ts'

/**
 * What a cell holds, in the units of the API: km, km/h, metres, minutes, epoch milliseconds, `YYYY-MM-DD`, a share from
 * 0 to 1, US dollars. Renderers write it in the account's units and formats; in a spreadsheet it stays a number or a date.
 */
export type ValueKind =
  | 'text'
  | 'integer'
  | 'decimal'
  | 'distance'
  | 'speed'
  | 'duration'
  | 'time'
  | 'date'
  | 'dateTime'
  | 'percent'
  | 'money'
  | 'volts'
  | 'depth'
export type Value = string | number | null

export type Column = {
  key: string
  title: string
  kind: ValueKind
  /** The column's share of the width relative to the others; 1 by default. */
  weight?: number
  /** A page leaves the column out where no row has a value; a file for programs always has it. */
  isOptional?: true
}

/** A table has one kind of rows. `totals` has a value or `null` for each column. */
export type Table = {
  kind: 'table'
  title: string | null
  columns: readonly Column[]
  rows: readonly (readonly Value[])[]
  totals: readonly Value[] | null
  /** Shown instead of rows. */
  emptyText: string
  /** The device that all rows are about, where no column names it and the report has others. */
  deviceName?: string
  /** The table that a CSV file of the report has; without such a one it has the first. */
  isMain?: true
}

/** A few figures that answer the reader's question at a glance. */
export type Tiles = { kind: 'tiles'; tiles: readonly Tile[] }
export type Tile = {
  label: string
  value: Value
  valueKind: ValueKind
  /** Such as the change since the week before. */
  note: string | null
}

type Series = { name: string; values: readonly (number | null)[] }
export type Chart =
  | {
      kind: 'chart'
      form: 'bars' | 'stackedBars' | 'line'
      title: string
      categories: readonly string[]
      series: readonly Series[]
      valueKind: ValueKind
    }
  /** Rows by columns, such as days of the week by hours. */
  | {
      kind: 'chart'
      form: 'heat'
      title: string
      /** The device of the rows, as in a table. */
      deviceName?: string
      columns: readonly string[]
      rows: readonly { name: string; values: readonly (number | null)[] }[]
      valueKind: ValueKind
    }
  /** The states of a device over a day, as spans of time beside each other. Epoch milliseconds. */
  | {
      kind: 'chart'
      form: 'dayBar'
      title: string
      from: number
      to: number
      spans: readonly DaySpan[]
    }

/** Where devices went: drawn without a network. A line is what was driven without a gap. */
export type TrailMap = {
  kind: 'map'
  title: string
  lines: readonly (readonly Point[])[]
  marks: readonly { at: Point; mark: 'start' | 'end' | 'stop'; label: string }[]
}

export type Paragraph = { kind: 'paragraph'; text: string }

export type Block = Table | Tiles | Chart | TrailMap | Paragraph

export type Section = { title: string; blocks: readonly Block[] }

/** A report as its readers see it, in whatever format. */
export type ReportDocument = {
  title: string
  /** The devices and geofences of the report: `All 12 devices`. */
  subject: string
  /** `June 1 – 7, 2026`. */
  period: string
  /** `Eastern Time (New York)`. */
  timezone: string
  /** Epoch milliseconds. */
  generatedAt: number
  sections: readonly Section[]
  /** Notes on what limits the figures, such as time without contact. */
  completeness: readonly string[]
  /** How the figures are defined, in small print. */
  definitions: readonly string[]
}
