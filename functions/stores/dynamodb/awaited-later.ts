/** Work that is awaited later: if it fails before, that is no unhandled rejection. */
export function begun<Result>(work: Promise<Result>): Promise<Result> {
  work.catch(() => undefined)
  return work
}
