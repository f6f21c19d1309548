import { ApiProblem } from '../../shared/http/client.ts'
import { SECOND_MS } from '../../shared/time.ts'
import { messageOf } from '../cli/user-error.ts'
import type { Outcome, Result } from './report.ts'
import type { Section } from './sections.ts'

/** The result of a check, for those that depend on it, or the title of the check that failed. */
export type Found<Value> = { value: Value } | { missing: string }

/** Checks that depend on no others. */
export const NOTHING: Found<undefined> = { value: undefined }

/** The results of two checks, for one that depends on both. */
export const both = <One, Other>(one: Found<One>, other: Found<Other>): Found<[One, Other]> => {
  if ('missing' in one) return one
  return 'missing' in other ? other : { value: [one.value, other.value] }
}

/** The deployment misbehaves; the message says how. */
export class CheckFailed extends Error {}
/** The check cannot decide yet. */
export class CheckSkipped extends Error {}

/** The title of a check, and the section of the documents that says what to do if it fails. */
export type CheckSpec = { title: string; see: Section }

/** Longer than a cold start with a retry takes. */
const CHECK_WITHIN_MS = 30 * SECOND_MS
const FINISH_WITHIN_MS = 5 * SECOND_MS

export type Checks = ReturnType<typeof runChecks>

/** Runs checks one by one and reports each result at once. After `stop` aborts, no further check runs. */
export function runChecks(report: (result: Result) => void, stop: AbortSignal) {
  const done = ({ title, see }: CheckSpec, outcome: Outcome, startedAt: number) =>
    report({ title, see, outcome, ms: performance.now() - startedAt })

  return {
    /** Runs a check with the result of another. It passes if `run` returns, and fails if it throws. */
    async check<Needed, Value>(
      spec: CheckSpec,
      needed: Found<Needed>,
      run: (needed: Needed) => Promise<Value>,
    ): Promise<Found<Value>> {
      const startedAt = performance.now()
      if (stop.aborted) {
        done(spec, { kind: 'notTried', because: String(stop.reason) }, startedAt)
        return { missing: spec.title }
      }
      if ('missing' in needed) {
        done(spec, { kind: 'notTried', because: `it depends on “${needed.missing}”` }, startedAt)
        return needed
      }
      try {
        const value = await within(CHECK_WITHIN_MS, stop, run(needed.value))
        done(spec, { kind: 'held' }, startedAt)
        return { value }
      } catch (error) {
        const outcome = outcomeOf(error, stop)
        done(spec, outcome, startedAt)
        return { missing: spec.title }
      }
    },

    /** Reports a check that cannot run here. */
    skip(spec: CheckSpec, because: string): void {
      done(spec, { kind: 'skipped', because }, performance.now())
    },
  }
}

/** Waits for a check, up to a limit. After `stop` it may still finish, so that its clean-up is registered. */
async function within<Value>(ms: number, stop: AbortSignal, running: Promise<Value>): Promise<Value> {
  const timers: NodeJS.Timeout[] = []
  const done = new AbortController()
  const late = new Promise<never>((_resolve, reject) => {
    const failAfter = (delayMs: number, reason: string) =>
      timers.push(setTimeout(() => reject(new CheckFailed(reason)), delayMs))
    failAfter(ms, `no result within ${ms / SECOND_MS} s`)
    const failSoon = () => failAfter(FINISH_WITHIN_MS, String(stop.reason))
    stop.addEventListener('abort', failSoon, { signal: done.signal })
  })
  try {
    return await Promise.race([running, late])
  } finally {
    for (const timer of timers) clearTimeout(timer)
    done.abort()
  }
}

function outcomeOf(error: unknown, stop: AbortSignal): Outcome {
  if (error instanceof CheckSkipped) return { kind: 'skipped', because: error.message }
  if (stop.aborted) return { kind: 'notTried', because: String(stop.reason) }
  return { kind: 'failed', reason: reasonOf(error) }
}

function reasonOf(error: unknown): string {
  if (error instanceof ApiProblem) return `the API answered ${error.status}, ${error.code}: ${error.message}`
  return messageOf(error)
}
