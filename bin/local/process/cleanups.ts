type End = () => void | Promise<void>
export type Cleanups = ReturnType<typeof cleanups>

/** What has to be ended when a run ends, however far its start has come: what began last first, each whatever became of the others. */
export function cleanups() {
  const ends: End[] = []
  let ended: Promise<void> | null = null

  async function endEach(): Promise<void> {
    for (const end of ends.toReversed()) await endOne(end)
  }

  return {
    /** What a start begins while all is ended is ended at once. */
    add(...more: End[]): void {
      if (ended === null) ends.push(...more)
      else for (const end of more) void endOne(end)
    },
    /** Once, whoever asks. */
    endAll(): Promise<void> {
      ended ??= endEach()
      return ended
    },
  }
}

async function endOne(end: End): Promise<void> {
  try {
    await end()
  } catch (error) {
    console.error(error)
  }
}
