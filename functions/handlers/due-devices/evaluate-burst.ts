import { MINUTE_MS } from '../../../shared/time.ts'
import type { DueStore } from '../../stores/due.ts'
import type { DueWork } from '../../stores/due-work.ts'

/** A burst of late positions is evaluated this often while it goes on. */
const BURST_MINUTES = 5

export type EvaluateBurstDeps = {
  due: Pick<DueStore, 'has' | 'putFrom'>
  evaluate: (work: DueWork<'late'>) => Promise<void>
  clock: () => number
}

/**
 * Evaluates the trail of a device after late positions. A tracker that uploads what it stored sends them for minutes,
 * and each of these minutes puts work: while more is due, this work joins the next, so that a burst is evaluated once.
 */
export async function evaluateBurst(work: DueWork<'late'>, deps: EvaluateBurstDeps): Promise<void> {
  const { due, evaluate, clock } = deps
  const now = clock()
  if (!endsBurst(work.trackId, now))
    for (const dueAt of [now + MINUTE_MS, now + 2 * MINUTE_MS])
      if (await due.has(dueAt, work)) return due.putFrom(dueAt, work)
  await evaluate(work)
}

/** Every fifth minute, which differs from track to track, so that trackers that return together are not due together. */
function endsBurst(trackId: string, now: number): boolean {
  const sum = Array.from(trackId).reduce((total, character) => total + character.charCodeAt(0), 0)
  return Math.floor(now / MINUTE_MS) % BURST_MINUTES === sum % BURST_MINUTES
}
