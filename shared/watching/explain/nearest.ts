/** A stretch of fixes (epoch ms) that could have raised something, and what it led to. */
export type Found<Answer> = { from: number; to: number; explanation: Answer }

/**
 * The explanation of what lies nearest to a time, at most `reachMs` away; of several as near, that of one that was not
 * sent.
 */
export function nearest<Answer extends { fired: boolean }>(
  at: number,
  found: readonly Found<Answer>[],
  reachMs: number,
): Answer | null {
  const distance = ({ from, to }: Found<Answer>) => Math.max(0, from - at, at - to)
  const [first] = found
    .filter((one) => distance(one) <= reachMs)
    .toSorted(
      (a, b) => distance(a) - distance(b) || Number(a.explanation.fired) - Number(b.explanation.fired),
    )
  return first?.explanation ?? null
}
