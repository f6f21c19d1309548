import { BarChart, LineChart } from 'echarts/charts'
import { GridComponent } from 'echarts/components'
import { type EChartsCoreOption, init, use } from 'echarts/core'
import { SVGRenderer } from 'echarts/renderers'
import type { Chart } from '../../../../shared/reports/document.ts'
import type { ValueTexts } from '../../../../shared/reports/write-value.ts'
import { DRAWN, SERIES_COLOURS } from './colours.ts'
import { legend } from './legend.ts'
import { DRAWING_WIDTH, FONT_FAMILY, FONT_SIZE, fittingText, svgOf, textWidth } from './svg.ts'

use([BarChart, LineChart, GridComponent, SVGRenderer])

export type AxisChart = Extract<Chart, { form: 'bars' | 'stackedBars' | 'line' }>

const PLOT_HEIGHT = 190
const ROW_HEIGHT = 26
const LEGEND_HEIGHT = 26
const AXIS_HEIGHT = 26
const NAME_WIDTH_MAX = 190
/** Longer names are beside their bars. */
const UPRIGHT_NAME_LENGTH = 12
const BAR_WIDTH_MAX = 34
const TICKS = 4

/** Bars and lines along an axis of categories, by ECharts. */
export function drawAxisChart(chart: AxisChart, texts: ValueTexts): string {
  const { categories, series, form } = chart
  const isSideways = form !== 'line' && categories.some(({ length }) => length > UPRIGHT_NAME_LENGTH)
  const top = series.length > 1 ? LEGEND_HEIGHT : 0
  const height = isSideways ? categories.length * ROW_HEIGHT * barsBeside(chart) + AXIS_HEIGHT : PLOT_HEIGHT
  const plot = init(null, null, { renderer: 'svg', ssr: true, width: DRAWING_WIDTH, height })
  plot.setOption(isSideways ? sidewaysOption(chart, texts) : uprightOption(chart, texts))
  const markup = plot.renderToSVGString({ useViewBox: true })
  plot.dispose()
  const names = series.map(({ name }, index) => ({ colour: seriesColour(index), text: name }))
  return svgOf(top + height, (top > 0 ? legend(names, 0, FONT_SIZE) : '') + nested(markup, top, height))
}

/** How many rows the bars of a category take. */
const barsBeside = ({ form, series }: AxisChart) => (form === 'bars' ? Math.max(1, series.length * 0.7) : 1)

const seriesColour = (index: number) => SERIES_COLOURS[index % SERIES_COLOURS.length] ?? DRAWN.brand

const LABEL = { color: DRAWN.dim, fontSize: 11, fontFamily: FONT_FAMILY }
const valueAxis = ({ valueKind }: AxisChart, texts: ValueTexts) => ({
  type: 'value',
  splitNumber: TICKS,
  minInterval: valueKind === 'integer' ? 1 : 0,
  splitLine: { lineStyle: { color: DRAWN.line } },
  axisLabel: { ...LABEL, formatter: (value: number) => texts.axisText(value, valueKind) },
})

const categoryAxis = {
  type: 'category',
  axisTick: { show: false },
  axisLine: { lineStyle: { color: DRAWN.line } },
}

function uprightOption(chart: AxisChart, texts: ValueTexts): EChartsCoreOption {
  return {
    animation: false,
    grid: { left: 2, right: 8, top: 10, bottom: 8 },
    xAxis: {
      ...categoryAxis,
      data: [...chart.categories],
      boundaryGap: chart.form !== 'line',
      axisLabel: { ...LABEL, hideOverlap: true },
    },
    yAxis: valueAxis(chart, texts),
    series: seriesOf(chart, texts),
  }
}

function sidewaysOption(chart: AxisChart, texts: ValueTexts): EChartsCoreOption {
  const nameWidth = Math.min(NAME_WIDTH_MAX, Math.max(...chart.categories.map((name) => textWidth(name))))
  return {
    animation: false,
    grid: { left: nameWidth + 12, right: 24, top: 0, bottom: AXIS_HEIGHT },
    xAxis: valueAxis(chart, texts),
    yAxis: {
      ...categoryAxis,
      inverse: true,
      data: chart.categories.map((name) => fittingText(name, nameWidth)),
      axisLabel: { ...LABEL, color: DRAWN.ink, fontSize: FONT_SIZE, interval: 0 },
    },
    series: seriesOf(chart, texts),
  }
}

const seriesOf = ({ form, series, valueKind }: AxisChart, texts: ValueTexts) =>
  series.map(({ name, values }, index) => ({
    name,
    silent: true,
    data: values.map((value) => (value === null ? null : texts.axisValue(value, valueKind))),
    itemStyle: { color: seriesColour(index), borderRadius: form === 'bars' ? 2 : 0 },
    ...(form === 'line'
      ? { type: 'line', symbol: 'circle', symbolSize: 5, lineStyle: { width: 2, color: seriesColour(index) } }
      : { type: 'bar', barMaxWidth: BAR_WIDTH_MAX, stack: form === 'stackedBars' ? 'all' : undefined }),
  }))

/** The chart within a drawing, without the rules for pointers that ECharts adds. */
const nested = (markup: string, y: number, height: number) =>
  markup
    .replace(/^<svg[^>]*>/, `<svg x="0" y="${y}" width="${DRAWING_WIDTH}" height="${height}">`)
    .replaceAll(/<style[^>]*>[\s\S]*?<\/style>/g, '')
    .replaceAll(/ (?:class="zr[\w-]*"|pointer-events="visible")/g, '')
