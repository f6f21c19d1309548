type Cleanup = () => void | Promise<void>
export type Cleanups = ReturnType<typeof cleanups>

/** Cleanups for when a run stops, even during its start. They run in reverse order; one that fails is logged. */
export function cleanups() {
  const added: Cleanup[] = []
  let running: Promise<void> | null = null

  async function runEach(): Promise<void> {
    for (const cleanup of added.toReversed()) await runOne(cleanup)
  }

  return {
    /** A cleanup that is added after `runAll` runs immediately. */
    add(...more: Cleanup[]): void {
      if (running === null) added.push(...more)
      else for (const cleanup of more) void runOne(cleanup)
    },
    /** Runs each cleanup once, however often it is called. */
    runAll(): Promise<void> {
      running ??= runEach()
      return running
    },
  }
}

async function runOne(cleanup: Cleanup): Promise<void> {
  try {
    await cleanup()
  } catch (error) {
    console.error(error)
  }
}
