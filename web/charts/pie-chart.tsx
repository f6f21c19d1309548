import { PieChart as Pie } from 'echarts/charts'
import { use } from 'echarts/core'
import { CanvasRenderer } from 'echarts/renderers'
import { useCallback } from 'react'
import styles from './chart.module.css'
import { type Token, useChart } from './use-chart.ts'

use([Pie, CanvasRenderer])

/** The slices fade from the brand colour. */
export const SLICE_OPACITIES = [1, 0.66, 0.42, 0.24] as const

type Props = { values: readonly number[] }

/** Shares of a whole as a ring. Its legend is a table of the page. */
export function PieChart({ values }: Props) {
  const option = useCallback(
    (token: Token) => ({
      series: [
        {
          type: 'pie',
          radius: ['58%', '92%'],
          silent: true,
          label: { show: false },
          labelLine: { show: false },
          data: values.map((value, index) => ({
            value,
            itemStyle: {
              color: token('--brand'),
              opacity: SLICE_OPACITIES[index % SLICE_OPACITIES.length],
              borderColor: token('--paper'),
              borderWidth: 2,
            },
          })),
        },
      ],
    }),
    [values],
  )
  return <div ref={useChart(option)} className={styles.chart} aria-hidden="true" />
}
