import type { Chart, Table } from '../../../../shared/reports/document.ts'
import type { ReportWriting } from '../../../../shared/reports/report-writing.ts'
import { dayBarSums } from '../drawing/day-bar.ts'

type Texts = ReportWriting['texts']['document']

/** The values of a chart, for those who cannot see it. */
export function chartTable(chart: Chart, texts: Texts): Table {
  const base = { kind: 'table', title: null, totals: null, emptyText: texts.noData } as const
  const nameColumn = { key: 'name', title: texts.name, kind: 'text' } as const
  switch (chart.form) {
    case 'bars':
    case 'stackedBars':
    case 'line':
      return {
        ...base,
        columns: [
          nameColumn,
          ...chart.series.map(({ name }, index) => ({
            key: `series-${index}`,
            title: name,
            kind: chart.valueKind,
          })),
        ],
        rows: chart.categories.map((category, index) => [
          category,
          ...chart.series.map(({ values }) => values[index] ?? null),
        ]),
      }
    case 'heat':
      return {
        ...base,
        columns: [
          nameColumn,
          ...chart.columns.map((title, index) => ({ key: `column-${index}`, title, kind: chart.valueKind })),
        ],
        rows: chart.rows.map(({ name, values }) => [
          name,
          ...chart.columns.map((_, index) => values[index] ?? null),
        ]),
      }
    case 'dayBar':
      return {
        ...base,
        columns: [nameColumn, { key: 'minutes', title: texts.duration, kind: 'duration' }],
        rows: dayBarSums(chart.spans).map(({ state, minutes }) => [texts.states[state], minutes]),
      }
  }
}
