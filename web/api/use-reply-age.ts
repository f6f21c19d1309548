import { useCallback, useSyncExternalStore } from 'react'
import { SECOND_MS } from '../../shared/time.ts'

/** Fine enough for judging an answer, and what is made of it stays the same in between. */
const STEP_MS = 30 * SECOND_MS

/** How old an answer of `readAt` (epoch ms) is, in whole half minutes. Only a new half minute draws the page anew. */
export const useReplyAge = (readAt: number): number =>
  useSyncExternalStore(
    everySecond,
    useCallback(() => Math.floor(Math.max(0, Date.now() - readAt) / STEP_MS) * STEP_MS, [readAt]),
  )

function everySecond(look: () => void): () => void {
  const timer = window.setInterval(look, SECOND_MS)
  return () => window.clearInterval(timer)
}
