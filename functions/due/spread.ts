import { createHash } from 'node:crypto'
import { MINUTE_MS } from '../../shared/time.ts'

/** Whole minutes from 0 to below `overMs` (in ms), always the same for an id: spreads the work of many over time. */
export function spreadMs(id: string, overMs: number): number {
  const part = createHash('sha256').update(id).digest().readUInt32BE() / 2 ** 32
  return Math.floor((part * overMs) / MINUTE_MS) * MINUTE_MS
}
