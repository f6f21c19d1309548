import { LineChart as Lines } from 'echarts/charts'
import { GridComponent } from 'echarts/components'
import { use } from 'echarts/core'
import { CanvasRenderer } from 'echarts/renderers'
import { useCallback } from 'react'
import styles from './chart.module.css'
import { PLOT_MARGIN } from './line-paths.ts'
import { labelStyle, type Token, useChart } from './use-chart.ts'

use([Lines, GridComponent, CanvasRenderer])

/** A `null` value breaks the line. With `colour` null the line has the brand colour and a filled area. */
export type ChartLine = {
  name: string
  colour: string | null
  points: readonly (readonly [x: number, value: number | null])[]
}
export type ChartLines = {
  lines: readonly ChartLine[]
  from: number
  to: number
  ticks: readonly number[]
  tickText: (x: number) => string
}
type Props = ChartLines & { valueText: (value: number) => string }

/** Lines over time. Screen readers skip it, so the page shows a table beside it. */
export function LineChart({ lines, from, to, ticks, tickText, valueText }: Props) {
  const option = useCallback(
    (token: Token) => ({
      grid: PLOT_MARGIN,
      xAxis: {
        type: 'value',
        min: from,
        max: to,
        splitLine: { show: false },
        axisLine: { lineStyle: { color: token('--line') } },
        axisTick: { customValues: [...ticks] },
        axisLabel: { ...labelStyle(token), customValues: [...ticks], formatter: tickText, hideOverlap: true },
      },
      yAxis: {
        type: 'value',
        splitNumber: 3,
        // labels are whole numbers, and finer lines would repeat them
        minInterval: 1,
        splitLine: { lineStyle: { color: token('--line') } },
        axisLabel: { ...labelStyle(token), formatter: valueText },
      },
      series: lines.map(({ name, colour, points }) => ({
        type: 'line',
        name,
        data: points,
        showSymbol: false,
        silent: true,
        connectNulls: false,
        lineStyle: { width: 1.6, color: colour ?? token('--brand') },
        areaStyle: colour === null ? { color: token('--brand'), opacity: 0.12 } : undefined,
      })),
    }),
    [lines, from, to, ticks, tickText, valueText],
  )
  return <div ref={useChart(option)} className={styles.chart} aria-hidden="true" />
}
