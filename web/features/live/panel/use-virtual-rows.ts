import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual'
import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import type { DeviceView } from '../../../../shared/devices/device.ts'

const ROW_PX = 62
const PADDING_PX = 8
/** Rows rendered beyond both edges of the window, so that arrow keys can focus the next one. */
const OVERSCAN_ROWS = 10
/** A list of up to this length is rendered whole, so that the browser's search finds every row. */
const WHOLE_LIST_MAX = 100

/** The rows of the list to render, and their positions. The list scrolls in its nearest scrollable parent. */
export function useVirtualRows(devices: readonly DeviceView[]) {
  const list = useRef<HTMLUListElement>(null)
  const [fromTop, setFromTop] = useState(0)
  const isWhole = devices.length <= WHOLE_LIST_MAX
  const rangeExtractor = useCallback((range: Range) => withFocusedRow(range, list.current), [])

  const virtualizer = useVirtualizer({
    count: devices.length,
    getScrollElement: () => scrollableParent(list.current),
    estimateSize: () => ROW_PX,
    getItemKey: (index) => devices[index]?.deviceId ?? index,
    overscan: isWhole ? WHOLE_LIST_MAX : OVERSCAN_ROWS,
    paddingStart: PADDING_PX / 2,
    paddingEnd: PADDING_PX,
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
    list,
    measure: virtualizer.measureElement,
    height: virtualizer.getTotalSize(),
    rows: virtualizer.getVirtualItems().flatMap(({ index, start }) => {
      const device = devices[index]
      return device === undefined ? [] : [{ device, index, top: start - fromTop }]
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
