import { LineChart as Lines } from 'echarts/charts'
import { GridComponent } from 'echarts/components'
import { use } from 'echarts/core'
import { CanvasRenderer } from 'echarts/renderers'
import { useCallback } from 'react'
import styles from './chart.module.css'
import { labelStyle, type Token, useChart } from './use-chart.ts'

use([Lines, GridComponent, CanvasRenderer])

const DASHED_OPACITY = 0.7

type Props = {
  categories: readonly string[]
  /** A value for each category. A `null` ends the line. */
  values: readonly (number | null)[]
  /** A dashed line behind the area, to compare it with. */
  before: readonly number[]
}

/** Counts over a few categories as a filled area. Screen readers skip it, so the page shows a table beside it. */
export function AreaChart({ categories, values, before }: Props) {
  const option = useCallback(
    (token: Token) => ({
      grid: { left: 36, right: 16, top: 12, bottom: 24 },
      xAxis: {
        type: 'category',
        boundaryGap: false,
        data: [...categories],
        axisTick: { show: false },
        axisLine: { lineStyle: { color: token('--line') } },
        axisLabel: labelStyle(token),
      },
      yAxis: {
        type: 'value',
        minInterval: 1,
        splitNumber: 3,
        splitLine: { lineStyle: { color: token('--line') } },
        axisLabel: labelStyle(token),
      },
      series: [
        {
          type: 'line',
          data: [...before],
          silent: true,
          showSymbol: false,
          lineStyle: { width: 1.6, type: 'dashed', color: token('--dim'), opacity: DASHED_OPACITY },
        },
        {
          type: 'line',
          data: [...values],
          silent: true,
          symbol: 'circle',
          symbolSize: 6,
          itemStyle: { color: token('--brand') },
          lineStyle: { width: 2, color: token('--brand') },
          areaStyle: { color: token('--brand'), opacity: 0.14 },
        },
      ],
    }),
    [categories, values, before],
  )
  return <div ref={useChart(option)} className={styles.chart} aria-hidden="true" />
}
