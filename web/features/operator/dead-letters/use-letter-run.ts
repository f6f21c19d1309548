import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  type DeadLetterQueue,
  type LetterOutcome,
  RECEIPTS_MAX,
  deadLetters as routes,
} from '../../../../shared/operator/dead-letters.routes.ts'
import { useConsoleClient } from '../console-client.ts'

export const LETTERS_KEY = ['dead-letters']

/** What is done to one letter, or to all of a queue. */
export type LetterRun = {
  does: 'retry' | 'discard'
  queue: DeadLetterQueue
  /** `null` for all, also those that are not shown. */
  letterIds: readonly string[] | null
  /** How many letters that is. */
  count: number
}

/** Acts on letters, call by call, until none is left. Those that fail are shown again at the end. */
export function useLetterRun() {
  const client = useConsoleClient()
  const queryClient = useQueryClient()
  const [outcomes, setOutcomes] = useState<LetterOutcome[]>([])

  const callOnce = ({ does, queue }: LetterRun, letterIds: string[] | null) => {
    const args = { path: { queue }, body: { letterIds } }
    return does === 'retry'
      ? client.call(routes.retryDeadLetters, args)
      : client.call(routes.discardDeadLetters, args)
  }

  async function release(queue: DeadLetterQueue, held: readonly string[]): Promise<void> {
    for (let from = 0; from < held.length; from += RECEIPTS_MAX)
      await client.call(routes.releaseDeadLetters, {
        path: { queue },
        body: { receipts: held.slice(from, from + RECEIPTS_MAX) },
      })
  }

  const run = useMutation({
    async mutationFn(letterRun: LetterRun) {
      const byLetter = new Map<string, LetterOutcome>()
      const held: string[] = []
      setOutcomes([])
      try {
        for (let isOver = false; !isOver; ) {
          const left = letterRun.letterIds?.filter((letterId) => !byLetter.has(letterId)) ?? null
          const reply = await callOnce(letterRun, left)
          const before = byLetter.size
          for (const outcome of reply.outcomes) byLetter.set(outcome.letterId, outcome)
          held.push(...reply.held)
          setOutcomes([...byLetter.values()])
          // after a quarter of an hour those that failed come back by themselves
          const isRoundOver = reply.outcomes.length > 0 && byLetter.size === before
          isOver = reply.isComplete || isRoundOver
        }
      } finally {
        await release(letterRun.queue, held)
      }
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: LETTERS_KEY }),
  })
  return { run, outcomes }
}
