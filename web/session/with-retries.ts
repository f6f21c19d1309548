/** Runs a task, and retries it after each failure up to `retries` times with a delay before each. Throws the last error. */
export async function withRetries<Result>(
  task: () => Promise<Result>,
  retries: number,
  delay: () => Promise<void>,
): Promise<Result> {
  try {
    return await task()
  } catch (error) {
    if (retries === 0) throw error
    await delay()
    return withRetries(task, retries - 1, delay)
  }
}
