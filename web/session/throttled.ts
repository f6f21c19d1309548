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
