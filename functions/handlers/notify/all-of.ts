/** Waits for all, so that the failure of one channel does not end another halfway. */
export async function allOf(deliveries: readonly Promise<unknown>[]): Promise<void> {
  const outcomes = await Promise.allSettled(deliveries)
  const rejected = outcomes.find((outcome) => outcome.status === 'rejected')
  if (rejected) throw rejected.reason
}
