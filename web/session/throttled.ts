/** Does it once for everything that happens within the time, at its end. */
export function throttled(ms: number, act: () => void): () => void {
  let waiting = false
  return () => {
    if (waiting) return
    waiting = true
    setTimeout(() => {
      waiting = false
      act()
    }, ms)
  }
}
