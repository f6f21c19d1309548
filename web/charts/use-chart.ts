import { type EChartsCoreOption, type EChartsType, init } from 'echarts/core'
import { type RefObject, useEffect, useRef } from 'react'
import { useTone } from '../theme/use-tone.ts'

/** Reads a CSS property or variable of the page. */
export type Token = (name: string) => string

/**
 * Draws a chart into the element of the returned ref, and again whenever `option` or the page's colours change. It
 * never animates. `option` has to be kept while nothing changes.
 */
export function useChart(option: (token: Token) => EChartsCoreOption): RefObject<HTMLDivElement | null> {
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
    chart.current?.setOption({ animation: false, ...option(tokensOf(container.current)) }, { notMerge: true })
  }, [option, scheme])

  return container
}

/** How the labels of an axis are written. */
export const labelStyle = (token: Token) => ({
  color: token('--dim'),
  fontFamily: token('font-family'),
  fontSize: 11,
})

function tokensOf(element: HTMLElement): Token {
  const style = getComputedStyle(element)
  return (name) => style.getPropertyValue(name).trim()
}
