/** Marks a promise that is awaited later, so that an earlier rejection does not count as unhandled. */
export function awaitedLater<Result>(work: Promise<Result>): Promise<Result> {
  work.catch(() => undefined)
  return work
}
