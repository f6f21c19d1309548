import { cleanups } from '../../bin/local/process/cleanups.ts'
import { mapAtMost } from '../../functions/runtime/map-at-most.ts'
import type { Figure } from './figure.ts'
import { CannotRun, type Form, type Part } from './part.ts'
import type { BenchTools } from './tools.ts'

/** How a part ended. */
export type Outcome = { part: string; seconds: number } & Ending

type Ending =
  | { kind: 'measured'; figures: Figure[] }
  | { kind: 'failed'; reason: string }
  | { kind: 'skipped'; reason: string }

/** Where nothing is judged, parts that wait leave the processor to others. */
const AT_ONCE: Record<Form, number> = { full: 1, short: 3 }

type Deps = {
  form: Form
  tools: BenchTools
  /** Called when each part has ended. */
  ended: (outcome: Outcome) => void
}

/** Measures each part. One that fails or cannot run does not stop the others. */
export function measureParts(parts: Record<string, Part>, { form, tools, ended }: Deps): Promise<Outcome[]> {
  return mapAtMost(Object.entries(parts), AT_ONCE[form], async ([name, part]) => {
    const startedAt = performance.now()
    const ending = await endingOf(part, form, tools)
    const outcome = { part: name, seconds: (performance.now() - startedAt) / 1_000, ...ending }
    ended(outcome)
    return outcome
  })
}

async function endingOf(part: Part, form: Form, tools: BenchTools): Promise<Ending> {
  const own = cleanups()
  const uncaught = new Promise<never>((_, reject) => {
    running.add(reject)
    own.add(() => {
      running.delete(reject)
    })
  })
  try {
    return { kind: 'measured', figures: await Promise.race([part(form, tools.ofPart(own)), uncaught]) }
  } catch (error) {
    if (error instanceof CannotRun) return { kind: 'skipped', reason: error.message }
    return { kind: 'failed', reason: error instanceof Error ? String(error.stack) : String(error) }
  } finally {
    await own.runAll()
  }
}

/** The functions by which each running part is made to fail. */
const running = new Set<(error: unknown) => void>()

/** Fails the running parts for an error that none of them has caught, such as that of a connection. */
export function failRunningParts(error: unknown): void {
  for (const fail of running) fail(error)
}
