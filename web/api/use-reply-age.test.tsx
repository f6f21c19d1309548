// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SECOND_MS } from '../../shared/time.ts'
import { useReplyAge } from './use-reply-age.ts'

const READ_AT = Date.parse('2026-05-01T12:00:00Z')

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers({ now: READ_AT })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('LIV-8 the age of a reply advances every half minute, and only that re-renders the page', () => {
  const renders: number[] = []
  function Page({ readAt }: { readAt: number }) {
    renders.push(useReplyAge(readAt))
    return null
  }
  const root = createRoot(document.createElement('div'))
  act(() => root.render(<Page readAt={READ_AT} />))
  act(() => vi.advanceTimersByTime(29 * SECOND_MS))
  expect(renders).toEqual([0])
  act(() => vi.advanceTimersByTime(SECOND_MS))
  expect(renders).toEqual([0, 30 * SECOND_MS])
  act(() => root.render(<Page readAt={READ_AT + 30 * SECOND_MS} />))
  expect(renders.at(-1)).toBe(0)
  act(() => root.unmount())
  expect(vi.getTimerCount()).toBe(0)
})
