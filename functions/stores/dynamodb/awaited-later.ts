/** Work that is awaited later: if it fails before, that is no unhandled rejection. */
export function awaitedLater<Result>(work: Promise<Result>): Promise<Result> {
  work.catch(() => undefined)
  return work
}
