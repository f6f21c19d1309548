import { DAY_MS, MINUTE_MS } from '../../../../shared/time.ts'
import { TooManyPositions } from '../../../stores/trails/trails.ts'

/** Epoch ms, inclusive. */
export type Range = { from: number; to: number }

/** Where the reading of a range goes on, and how much of it is read at once. Times are epoch ms. */
export type Window = { from: number; last: number; spanMs: number }

/** How much is read at once at first. */
export const WINDOW_MS = 31 * DAY_MS
const SPAN_MIN_MS = MINUTE_MS

/** Reads up to the end of a window, which is halved until what it has fits into memory. */
export async function readWindow<Value>(
  { from, last, spanMs }: Window,
  read: (to: number) => Promise<Value>,
): Promise<{ value: Value; to: number; spanMs: number }> {
  const to = Math.min(from + spanMs - 1, last)
  try {
    return { value: await read(to), to, spanMs }
  } catch (error) {
    if (!(error instanceof TooManyPositions) || spanMs <= SPAN_MIN_MS) throw error
    return readWindow({ from, last, spanMs: Math.ceil(spanMs / 2) }, read)
  }
}
