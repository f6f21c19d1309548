import { ApiProblem } from '../../shared/http/client.ts'
import { SECOND_MS } from '../../shared/time.ts'
import { messageOf } from '../cli/user-error.ts'
import type { Outcome, Result } from './report.ts'
import type { Section } from './sections.ts'

/** What a check found, for the checks that depend on it, or the title of the check that failed. */
export type Found<Value> = { value: Value } | { missing: string }

/** For the checks that depend on nothing. */
export const NOTHING: Found<undefined> = { value: undefined }

/** The deployment did something else than it should; the message says what. */
export class CheckFailed extends Error {}

type CheckSpec = { title: string; see: Section }

/** Longer than a cold start with a retry takes. */
const CHECK_WITHIN_MS = 30 * SECOND_MS

export type Checks = ReturnType<typeof runChecks>

/** Runs checks one by one, and reports each as soon as it is known. After `stop` aborts, no further one is tried. */
export function runChecks(report: (result: Result) => void, stop: AbortSignal) {
  const done = ({ title, see }: CheckSpec, outcome: Outcome, startedAt: number) =>
    report({ title, see, outcome, ms: performance.now() - startedAt })

  return {
    /** Runs a check with what another one found. It holds if `run` returns, and fails if that throws. */
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
        const outcome: Outcome = stop.aborted
          ? { kind: 'notTried', because: String(stop.reason) }
          : { kind: 'failed', reason: reasonOf(error) }
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

async function within<Value>(ms: number, stop: AbortSignal, running: Promise<Value>): Promise<Value> {
  const over = new AbortController()
  const timer = setTimeout(() => over.abort(), ms)
  const either = AbortSignal.any([stop, over.signal])
  const aborted = new Promise<never>((_resolve, reject) => {
    const fail = () => reject(new CheckFailed(`no result within ${ms / SECOND_MS} s`))
    if (either.aborted) fail()
    else either.addEventListener('abort', fail, { once: true })
  })
  try {
    return await Promise.race([running, aborted])
  } finally {
    clearTimeout(timer)
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof ApiProblem) return `the API answered ${error.status}, ${error.code}: ${error.message}`
  return messageOf(error)
}
