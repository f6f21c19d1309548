import { BarChart as Bars } from 'echarts/charts'
import { GridComponent } from 'echarts/components'
import { use } from 'echarts/core'
import { CanvasRenderer } from 'echarts/renderers'
import { useCallback } from 'react'
import { useNarrow } from '../ui/use-narrow.ts'
import styles from './chart.module.css'
import { labelStyle, type Token, useChart } from './use-chart.ts'

use([Bars, GridComponent, CanvasRenderer])

const NAME_WIDTH = { narrow: 130, wide: 260 } as const
const PALE = 0.35

type BarPair = { name: string; first: number; second: number }
type Props = { pairs: readonly BarPair[] }

/** Two bars for each name, the second one paler. Screen readers skip it, so the page shows a table beside it. */
export function BarChart({ pairs }: Props) {
  const nameWidth = useNarrow() ? NAME_WIDTH.narrow : NAME_WIDTH.wide
  const option = useCallback(
    (token: Token) => {
      const bars = (values: readonly number[], opacity: number) => ({
        type: 'bar',
        data: [...values],
        silent: true,
        barMaxWidth: 12,
        itemStyle: { color: token('--brand'), opacity, borderRadius: [0, 3, 3, 0] },
        // the opacity of the bar would apply to it too
        label: { show: true, position: 'right', opacity: 1, ...labelStyle(token) },
      })
      return {
        grid: { left: nameWidth + 12, right: 36, top: 4, bottom: 4 },
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
            width: nameWidth,
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
    [pairs, nameWidth],
  )
  return <div ref={useChart(option)} className={styles.chart} aria-hidden="true" />
}
