import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual'
import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import type { DeviceView } from '../../../../shared/devices/device.ts'

const ROW_PX = 62
const ABOVE_AND_BELOW_PX = 8
/** Rows beyond the edges of the window: the arrows step onto the next before it is in sight. */
const ROWS_BEYOND = 10
/** A list up to this is drawn whole, so that the browser's own search finds every row. */
const DRAWN_WHOLE_MAX = 100

/** Which rows of the list are drawn, and where. The list lies in the nearest parent that scrolls. */
export function useVirtualRows(devices: readonly DeviceView[]) {
  const list = useRef<HTMLUListElement>(null)
  const [fromTop, setFromTop] = useState(0)
  const whole = devices.length <= DRAWN_WHOLE_MAX
  const rangeExtractor = useCallback((range: Range) => withFocused(range, list.current), [])

  const rows = useVirtualizer({
    count: devices.length,
    getScrollElement: () => scrollingParent(list.current),
    estimateSize: () => ROW_PX,
    getItemKey: (index) => devices[index]?.deviceId ?? index,
    overscan: whole ? DRAWN_WHOLE_MAX : ROWS_BEYOND,
    paddingStart: ABOVE_AND_BELOW_PX / 2,
    paddingEnd: ABOVE_AND_BELOW_PX,
    scrollMargin: fromTop,
    rangeExtractor,
  })

  // What lies above the list in the same scroll comes and goes with the page.
  useLayoutEffect(() => {
    const scroll = scrollingParent(list.current)
    if (list.current === null || scroll === null) return
    const top = list.current.getBoundingClientRect().top - scroll.getBoundingClientRect().top
    setFromTop(Math.round(top + scroll.scrollTop))
  })

  return {
    list,
    measure: rows.measureElement,
    height: rows.getTotalSize(),
    rows: rows.getVirtualItems().flatMap(({ index, start }) => {
      const device = devices[index]
      return device === undefined ? [] : [{ device, index, top: start - fromTop }]
    }),
  }
}

/** The row that has the focus stays with its neighbours, wherever the list is scrolled to. */
function withFocused(range: Range, list: HTMLElement | null): number[] {
  const drawn = defaultRangeExtractor(range)
  const row = document.activeElement?.closest<HTMLElement>('[data-index]')
  if (!row || list === null || !list.contains(row)) return drawn
  const focused = Number(row.dataset.index)
  const kept = [focused - 1, focused, focused + 1].filter((index) => index >= 0 && index < range.count)
  return [...new Set([...kept, ...drawn])].toSorted((a, b) => a - b)
}

function scrollingParent(element: HTMLElement | null): HTMLElement | null {
  for (let parent = element?.parentElement ?? null; parent !== null; parent = parent.parentElement)
    if (getComputedStyle(parent).overflowY === 'auto') return parent
  return null
}
