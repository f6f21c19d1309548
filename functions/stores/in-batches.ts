/** Runs `work` on slices of at most `size`, all at once. */
export async function inBatches<One>(
  all: readonly One[],
  size: number,
  work: (batch: readonly One[]) => Promise<void>,
): Promise<void> {
  const batches: Promise<void>[] = []
  for (let start = 0; start < all.length; start += size) batches.push(work(all.slice(start, start + size)))
  await Promise.all(batches)
}
