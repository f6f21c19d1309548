/** Reads once for all who ask within `forMs` of it. A failure is told to who waits for it, and not remembered. */
export function remembered<Value>(read: () => Promise<Value>, forMs: number, now: () => number) {
  let last: { at: number; value: Promise<Value> } | null = null

  return (): Promise<Value> => {
    if (last !== null && now() - last.at < forMs) return last.value
    const asked = { at: now(), value: read() }
    last = asked
    asked.value.catch(() => {
      if (last === asked) last = null
    })
    return asked.value
  }
}
