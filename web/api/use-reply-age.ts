import { useCallback, useSyncExternalStore } from 'react'
import { SECOND_MS } from '../../shared/time.ts'

/** Fine enough to judge freshness, and coarse enough to keep derived values stable between steps. */
const STEP_MS = 30 * SECOND_MS

/** The age in milliseconds of a reply received at `readAt` (epoch ms). It advances in steps, and only a step re-renders. */
export const useReplyAge = (readAt: number): number =>
  useSyncExternalStore(
    everySecond,
    useCallback(() => Math.floor(Math.max(0, Date.now() - readAt) / STEP_MS) * STEP_MS, [readAt]),
  )

function everySecond(onTick: () => void): () => void {
  const timer = window.setInterval(onTick, SECOND_MS)
  return () => window.clearInterval(timer)
}
