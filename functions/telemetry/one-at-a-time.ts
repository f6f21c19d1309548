/**
 * Runs the work of one key in the order of the calls, and that of different keys at once. The messages of one
 * tracker come together in bursts: in a line they need one write each, side by side they would lose races.
 */
export function oneAtATime() {
  const lines = new Map<string, Promise<unknown>>()
  return async <Result>(key: string, work: () => Promise<Result>): Promise<Result> => {
    const before = lines.get(key) ?? Promise.resolve()
    const mine = before.then(work, work)
    lines.set(key, mine)
    try {
      return await mine
    } finally {
      if (lines.get(key) === mine) lines.delete(key)
    }
  }
}
