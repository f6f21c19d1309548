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

test('LIV-8 an answer grows old by half minutes, and only they draw the page anew', () => {
  const drawn: number[] = []
  function Page({ readAt }: { readAt: number }) {
    drawn.push(useReplyAge(readAt))
    return null
  }
  const root = createRoot(document.createElement('div'))
  act(() => root.render(<Page readAt={READ_AT} />))
  act(() => vi.advanceTimersByTime(29 * SECOND_MS))
  expect(drawn).toEqual([0])
  act(() => vi.advanceTimersByTime(SECOND_MS))
  expect(drawn).toEqual([0, 30 * SECOND_MS])
  act(() => root.render(<Page readAt={READ_AT + 30 * SECOND_MS} />))
  expect(drawn.at(-1)).toBe(0)
  act(() => root.unmount())
  expect(vi.getTimerCount()).toBe(0)
})
