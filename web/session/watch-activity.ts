import { SECOND_MS } from '../../shared/time.ts'

const ACTIVITY_EVENTS = ['click', 'keypress', 'scroll', 'touchstart', 'mousemove', 'focus'] as const

/** Calls `onActivity` at most once a second while the page is in use. Returns a function that stops it. */
export function watchActivity(page: Window, onActivity: () => void): () => void {
  const report = throttled(SECOND_MS, onActivity)
  const reportIfVisible = () => {
    if (page.document.visibilityState === 'visible') report()
  }
  // Scroll events inside the page do not bubble, so they are captured.
  const options = { capture: true, passive: true }
  for (const event of ACTIVITY_EVENTS) page.addEventListener(event, report, options)
  page.document.addEventListener('visibilitychange', reportIfVisible)
  return () => {
    for (const event of ACTIVITY_EVENTS) page.removeEventListener(event, report, options)
    page.document.removeEventListener('visibilitychange', reportIfVisible)
  }
}

/** Runs `act` once per interval, at the interval's end, however often it is called. */
export function throttled(intervalMs: number, act: () => void): () => void {
  let isScheduled = false
  return () => {
    if (isScheduled) return
    isScheduled = true
    setTimeout(() => {
      isScheduled = false
      act()
    }, intervalMs)
  }
}
