import type { WatchedFix } from './crossing.ts'

const MIN_BAND_M = 15

/** How far from an edge a fix must be to be surely on its side. */
export const bandM = ({ accuracyM }: Pick<WatchedFix, 'accuracyM'>) => Math.max(MIN_BAND_M, accuracyM ?? 0)

const TENTHS = 10

/** Metres in the resolution of the packed state and of reasons. */
export const tenths = (metres: number) => Math.round(metres * TENTHS) / TENTHS
