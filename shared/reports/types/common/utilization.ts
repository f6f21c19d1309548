import type { UseCount } from './day-use.ts'

/** The share of the known days on which a device was driven; `null` if no day is known. */
export const utilizationOf = ({ used, notUsed }: UseCount): number | null =>
  used + notUsed === 0 ? null : used / (used + notUsed)

export const joinedUse = (counts: readonly UseCount[]): UseCount =>
  counts.reduce(
    (sum, { used, notUsed, unknown }) => ({
      used: sum.used + used,
      notUsed: sum.notUsed + notUsed,
      unknown: sum.unknown + unknown,
    }),
    { used: 0, notUsed: 0, unknown: 0 },
  )
