/** A function for which few events have a use. Its code is imported, and what it needs is made, with the first call. */
export function onDemand<Args extends readonly unknown[], Result>(
  load: () => Promise<(...args: Args) => Promise<Result>>,
): (...args: Args) => Promise<Result> {
  let loaded: ReturnType<typeof load> | undefined
  return async (...args) => {
    loaded ??= load()
    return (await loaded)(...args)
  }
}
