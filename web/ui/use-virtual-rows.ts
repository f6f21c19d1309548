import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useCallback, useLayoutEffect, useState } from 'react'

/** Rows rendered beyond both edges of the window, so that arrow keys can focus the next one. */
const OVERSCAN_ROWS = 10
/** A list of up to this length is rendered whole, so that the browser's search finds every row. */
const WHOLE_LIST_MAX = 100

type Options<Row> = {
  list: RefObject<HTMLElement | null>
  keyOf: (row: Row) => string
  /** Height of a row, which is measured once it is rendered. */
  rowPx: number
  paddingStartPx?: number
  paddingEndPx?: number
}

/**
 * The rows of a list to render, and their positions. The list scrolls in its nearest scrollable parent. Each rendered
 * row is given to `measure` and has its index in `data-index`.
 */
export function useVirtualRows<Row>(
  all: readonly Row[],
  { list, keyOf, rowPx, paddingStartPx = 0, paddingEndPx = 0 }: Options<Row>,
) {
  const [fromTop, setFromTop] = useState(0)
  const isWhole = all.length <= WHOLE_LIST_MAX
  const rangeExtractor = useCallback((range: Range) => withFocusedRow(range, list.current), [list])

  const virtualizer = useVirtualizer({
    count: all.length,
    getScrollElement: () => scrollableParent(list.current),
    estimateSize: () => rowPx,
    getItemKey: (index) => {
      const row = all[index]
      return row === undefined ? index : keyOf(row)
    },
    overscan: isWhole ? WHOLE_LIST_MAX : OVERSCAN_ROWS,
    paddingStart: paddingStartPx,
    paddingEnd: paddingEndPx,
    scrollMargin: fromTop,
    rangeExtractor,
  })

  // Other content above the list in the same scroll container appears and disappears.
  useLayoutEffect(() => {
    const scroll = scrollableParent(list.current)
    if (list.current === null || scroll === null) return
    const top = list.current.getBoundingClientRect().top - scroll.getBoundingClientRect().top
    setFromTop(Math.round(top + scroll.scrollTop))
  })

  return {
    measure: virtualizer.measureElement,
    height: virtualizer.getTotalSize(),
    rows: virtualizer.getVirtualItems().flatMap(({ index, start, end }) => {
      const row = all[index]
      return row === undefined ? [] : [{ row, index, top: start - fromTop, bottom: end - fromTop }]
    }),
  }
}

/** Adds the focused row and its neighbours, so that scrolling does not remove the focus. */
function withFocusedRow(range: Range, list: HTMLElement | null): number[] {
  const indexes = defaultRangeExtractor(range)
  const row = document.activeElement?.closest<HTMLElement>('[data-index]')
  if (!row || list === null || !list.contains(row)) return indexes
  const focused = Number(row.dataset.index)
  const around = [focused - 1, focused, focused + 1].filter((index) => index >= 0 && index < range.count)
  return [...new Set([...around, ...indexes])].toSorted((a, b) => a - b)
}

function scrollableParent(element: HTMLElement | null): HTMLElement | null {
  for (let parent = element?.parentElement ?? null; parent !== null; parent = parent.parentElement)
    if (getComputedStyle(parent).overflowY === 'auto') return parent
  return null
}
