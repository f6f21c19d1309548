import { BarChart as Bars } from 'echarts/charts'
import { GridComponent } from 'echarts/components'
import { use } from 'echarts/core'
import { CanvasRenderer } from 'echarts/renderers'
import { useCallback } from 'react'
import styles from './chart.module.css'
import { labelStyle, type Token, useChart } from './use-chart.ts'

use([Bars, GridComponent, CanvasRenderer])

const NAME_WIDTH = 130
const PALE = 0.35

type BarPair = { name: string; first: number; second: number }
type Props = { pairs: readonly BarPair[] }

/** Two bars for each name, the second one paler. Screen readers skip it, so the page shows a table beside it. */
export function BarChart({ pairs }: Props) {
  const option = useCallback(
    (token: Token) => {
      const bars = (values: readonly number[], opacity: number) => ({
        type: 'bar',
        data: [...values],
        silent: true,
        barMaxWidth: 12,
        itemStyle: { color: token('--brand'), opacity, borderRadius: [0, 3, 3, 0] },
        label: { show: true, position: 'right', ...labelStyle(token) },
      })
      return {
        grid: { left: NAME_WIDTH + 12, right: 36, top: 4, bottom: 4 },
        xAxis: {
          type: 'value',
          minInterval: 1,
          axisLabel: { show: false },
          splitLine: { show: false },
        },
        yAxis: {
          type: 'category',
          inverse: true,
          data: pairs.map(({ name }) => name),
          axisTick: { show: false },
          axisLine: { lineStyle: { color: token('--line') } },
          axisLabel: {
            ...labelStyle(token),
            color: token('--ink'),
            fontSize: 12,
            width: NAME_WIDTH,
            overflow: 'truncate',
          },
        },
        series: [
          bars(
            pairs.map(({ first }) => first),
            1,
          ),
          bars(
            pairs.map(({ second }) => second),
            PALE,
          ),
        ],
      }
    },
    [pairs],
  )
  return <div ref={useChart(option)} className={styles.chart} aria-hidden="true" />
}
