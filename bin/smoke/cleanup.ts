import { type Checks, NOTHING } from './checks.ts'
import { SECTIONS } from './sections.ts'

type Undo = { what: string; undo: () => Promise<unknown> }
export type Cleanup = ReturnType<typeof cleanup>

/** Removes what the checks created in reverse order, however they end. */
export function cleanup() {
  const undos: Undo[] = []
  return {
    /** `what` completes “Clean up: …”. */
    add: (what: string, undo: () => Promise<unknown>): void => {
      undos.push({ what, undo })
    },
    /** Runs all, and reports each as a check. */
    async run({ check }: Pick<Checks, 'check'>): Promise<void> {
      for (const { what, undo } of undos.splice(0).toReversed())
        await check({ title: `Clean up: ${what}`, see: SECTIONS.prove }, NOTHING, undo)
    },
  }
}
