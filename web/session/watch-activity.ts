import { SECOND_MS } from '../../shared/time.ts'
import { throttled } from './throttled.ts'

const SIGNS = ['click', 'keypress', 'scroll', 'touchstart', 'mousemove', 'focus'] as const

/** Tells, at most once a second, that somebody is there. Answers how to stop. */
export function watchActivity(page: Window, active: () => void): () => void {
  const seen = throttled(SECOND_MS, active)
  const becameVisible = () => {
    if (page.document.visibilityState === 'visible') seen()
  }
  // what scrolls inside of the page tells only those who listen on the way down
  const options = { capture: true, passive: true }
  for (const sign of SIGNS) page.addEventListener(sign, seen, options)
  page.document.addEventListener('visibilitychange', becameVisible)
  return () => {
    for (const sign of SIGNS) page.removeEventListener(sign, seen, options)
    page.document.removeEventListener('visibilitychange', becameVisible)
  }
}
