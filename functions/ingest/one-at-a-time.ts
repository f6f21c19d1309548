/**
 * Runs the work of one key in the order of the calls, and different keys in parallel. Messages of one tracker arrive
 * in bursts: in a queue each needs one write, in parallel they would lose races.
 */
export function oneAtATime() {
  const queues = new Map<string, Promise<unknown>>()
  return async <Result>(key: string, work: () => Promise<Result>): Promise<Result> => {
    const before = queues.get(key) ?? Promise.resolve()
    const own = before.then(work, work)
    queues.set(key, own)
    try {
      return await own
    } finally {
      if (queues.get(key) === own) queues.delete(key)
    }
  }
}
