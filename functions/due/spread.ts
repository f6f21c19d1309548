import { createHash } from 'node:crypto'
import { MINUTE_MS } from '../../shared/time.ts'

/** A time from 0 to below `overMs`, in whole minutes, that is always the same for an id: work of many is spread by it. */
export function spreadMs(id: string, overMs: number): number {
  const part = createHash('sha256').update(id).digest().readUInt32BE() / 2 ** 32
  return Math.floor((part * overMs) / MINUTE_MS) * MINUTE_MS
}
