/** Does it, and after a failure again, as many times as said, with a pause before each. The last failure is thrown. */
export async function withRetries<Result>(
  task: () => Promise<Result>,
  retries: number,
  pause: () => Promise<void>,
): Promise<Result> {
  try {
    return await task()
  } catch (error) {
    if (retries === 0) throw error
    await pause()
    return withRetries(task, retries - 1, pause)
  }
}
