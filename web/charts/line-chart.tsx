import { LineChart as Lines } from 'echarts/charts'
import { GridComponent } from 'echarts/components'
import { type EChartsType, init, use } from 'echarts/core'
import { CanvasRenderer } from 'echarts/renderers'
import { useEffect, useRef } from 'react'
import { useTone } from '../theme/use-tone.ts'
import styles from './line-chart.module.css'
import { PLOT_MARGIN } from './plot-margin.ts'

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
  const container = useRef<HTMLDivElement>(null)
  const chart = useRef<EChartsType | null>(null)
  const scheme = useTone()

  useEffect(() => {
    if (container.current === null) return
    const created = init(container.current)
    chart.current = created
    const observer = new ResizeObserver(() => created.resize())
    observer.observe(container.current)
    return () => {
      observer.disconnect()
      created.dispose()
    }
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the colours are read from the page's CSS variables, which change with the scheme
  useEffect(() => {
    if (container.current === null) return
    const token = tokensOf(container.current)
    const labelStyle = { color: token('--dim'), fontFamily: token('font-family'), fontSize: 11 }
    chart.current?.setOption(
      {
        animation: false,
        grid: PLOT_MARGIN,
        xAxis: {
          type: 'value',
          min: from,
          max: to,
          splitLine: { show: false },
          axisLine: { lineStyle: { color: token('--line') } },
          axisTick: { customValues: [...ticks] },
          axisLabel: { ...labelStyle, customValues: [...ticks], formatter: tickText, hideOverlap: true },
        },
        yAxis: {
          type: 'value',
          splitNumber: 3,
          // labels are whole numbers, and finer lines would repeat them
          minInterval: 1,
          splitLine: { lineStyle: { color: token('--line') } },
          axisLabel: { ...labelStyle, formatter: valueText },
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
      },
      { notMerge: true },
    )
  }, [lines, from, to, ticks, tickText, valueText, scheme])

  return <div ref={container} className={styles.chart} aria-hidden="true" />
}

function tokensOf(element: HTMLElement): (name: string) => string {
  const style = getComputedStyle(element)
  return (name) => style.getPropertyValue(name).trim()
}
