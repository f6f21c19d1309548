import type { RouteReply } from '../../../../shared/http/route.ts'
import {
  DEAD_LETTER_QUEUES,
  DeadLetterQueue,
  LETTERS_SHOWN,
  type LetterOutcome,
  type ListedQueue,
  type RetryFailure,
  type deadLetters as routes,
} from '../../../../shared/operator/dead-letters.routes.ts'
import { SECOND_MS } from '../../../../shared/time.ts'
import type { DeadLetters, Letter } from '../../../outside/dead-letters.ts'
import { readDeadLetter } from '../../../redrive/dead-letter.ts'
import { retryMessage } from '../../../redrive/retry-message.ts'
import { takeLetters } from '../../../redrive/take-letters.ts'
import { withoutValues } from '../../../redrive/without-values.ts'
import type { AuditNote } from '../../../runtime/audit-log.ts'
import type { ConsoleActions, Operator } from '../../../runtime/console/serve-console.ts'
import { log, reasonOf } from '../../../runtime/log.ts'
import { type AccountsDeps, accountsOf } from './accounts-of.ts'
import { describeLetter } from './describe-letter.ts'

export type LetterDeps = AccountsDeps & {
  deadLetters: Readonly<
    Record<DeadLetterQueue, Pick<DeadLetters, 'receive' | 'delete' | 'release' | 'count'>>
  >
  /** Returns whether a letter could be sent back to the queue that gave it up. */
  sendBack: (letter: Letter) => Promise<boolean>
  now: () => number
}

/** While letters are looked at or one of them is looked for. A function runs for 29 s. */
const LOOKED_AT_SECONDS = 60
/** While all are tried again: one that fails must not come back before the last. */
const HELD_SECONDS = 900
/** A call acts on no other letter after this. The last one may take ten seconds, and the gateway gives up after 30. */
const ACTS_FOR_MS = 12 * SECOND_MS

/** The dead letters of every queue. SQS shows a letter only to whoever receives it, which hides it from others. */
export const letterActions = (deps: LetterDeps): ConsoleActions<typeof routes> => ({
  async listDeadLetters() {
    return { reply: { queues: await Promise.all(DEAD_LETTER_QUEUES.map((queue) => listed(queue, deps))) } }
  },

  async retryDeadLetters({ path, body }, { inLogOf }) {
    const queue = DeadLetterQueue.safeParse(path.queue).data
    if (queue === undefined) return { refused: 'not-found' }
    const retry = (letter: Letter) => retryLetter(queue, letter, deps)
    return { reply: await act({ queue, letterIds: body.letterIds, on: retry }, inLogOf, deps) }
  },

  async discardDeadLetters({ path, body }, { inLogOf }) {
    const queue = DeadLetterQueue.safeParse(path.queue).data
    if (queue === undefined) return { refused: 'not-found' }
    const discard = async () => ({ kind: 'discarded' }) as const
    return { reply: await act({ queue, letterIds: body.letterIds, on: discard }, inLogOf, deps) }
  },

  async releaseDeadLetters({ path, body }) {
    const queue = DeadLetterQueue.safeParse(path.queue).data
    if (queue === undefined) return { refused: 'not-found' }
    await Promise.all(body.receipts.map(deps.deadLetters[queue].release))
    return { reply: { success: true } }
  },
})

async function listed(queue: DeadLetterQueue, deps: LetterDeps): Promise<ListedQueue> {
  const letters = deps.deadLetters[queue]
  const { visible, hidden } = await letters.count()
  const { taken, isEmpty, interruption } = await takeLetters(
    letters,
    { hiddenSeconds: LOOKED_AT_SECONDS, max: LETTERS_SHOWN },
    async (letter) => describeLetter(queue, letter, deps.topicNamespace),
  )
  await Promise.all(taken.map(({ letter }) => letters.release(letter.receipt)))
  if (interruption !== null) throw interruption.error
  return {
    queue,
    letters: taken.map(({ outcome }) => outcome).toSorted((a, b) => a.sentAt.localeCompare(b.sentAt)),
    count: isEmpty ? taken.length : Math.max(visible, taken.length),
    hidden,
  }
}

type Act = {
  queue: DeadLetterQueue
  letterIds: readonly string[] | null
  /** What is done to a letter. All but those that fail are deleted after it. */
  on: (letter: Letter) => Promise<Done>
}
type Done = { kind: 'stored' | 'queued' | 'discarded' } | { kind: 'failed'; failure: RetryFailure }

/**
 * Acts on these letters or on all, each in the log of the accounts that it concerns, for as long as a call can. A letter
 * is deleted only once it is dealt with: if this function is killed before, it comes back, and whatever is done twice
 * has no second effect.
 */
async function act(
  { queue, letterIds, on }: Act,
  inLogOf: InLogOf,
  deps: LetterDeps,
): Promise<RouteReply<typeof routes.retryDeadLetters>> {
  const letters = deps.deadLetters[queue]
  const endsAt = deps.now() + ACTS_FOR_MS
  const wanted = letterIds && new Set(letterIds)
  const { taken, isEmpty, interruption } = await takeLetters(
    letters,
    {
      hiddenSeconds: wanted === null ? HELD_SECONDS : LOOKED_AT_SECONDS,
      isOver: () => wanted?.size === 0 || deps.now() >= endsAt,
    },
    async (letter): Promise<LetterOutcome | null> => {
      const letterId = letter.messageId
      if (wanted !== null && !wanted.has(letterId)) return null
      const { work, concerns } = describeLetter(queue, letter, deps.topicNamespace)
      const about = { name: work, deviceId: concerns.find(({ of }) => of === 'device')?.id ?? null }
      return inLogs(await accountsOf(queue, letter, deps), about, inLogOf, async () => {
        const done = await on(letter)
        if (done.kind !== 'failed') await letters.delete(letter.receipt)
        wanted?.delete(letterId)
        return { ...done, letterId }
      })
    },
  )
  const isComplete = isEmpty || wanted?.size === 0
  const outcomes = taken.flatMap(({ outcome }) => outcome ?? [])
  const receiptsOf = (kind: 'failed' | undefined) =>
    taken.flatMap(({ letter, outcome }) => (outcome?.kind === kind ? [letter.receipt] : []))
  const failed = receiptsOf('failed')
  if (wanted !== null) {
    // a search that goes on must not receive the same letters again
    const passed = isComplete || interruption !== null ? receiptsOf(undefined) : []
    await Promise.all([...failed, ...passed].map(letters.release))
  }
  if (interruption !== null) {
    if (outcomes.length === 0) throw interruption.error
    log('error', 'dead-letters-interrupted', { queue, reason: reasonOf(interruption.error) })
  }
  const gone = isEmpty ? [...(wanted ?? [])].map((letterId) => ({ kind: 'gone' as const, letterId })) : []
  return { outcomes: [...outcomes, ...gone], held: wanted === null ? failed : [], isComplete }
}

async function retryLetter(queue: DeadLetterQueue, letter: Letter, deps: LetterDeps): Promise<Done> {
  if (queue !== 'telemetry')
    return (await deps.sendBack(letter))
      ? { kind: 'queued' }
      : { kind: 'failed', failure: { code: 'no-queue' } }
  const failure = await retryMessage(readDeadLetter(letter.body, letter.sentAt), deps.telemetry)
  if (failure === null) return { kind: 'stored' }
  if (failure.code !== 'not-stored') return { kind: 'failed', failure }
  return { kind: 'failed', failure: { ...failure, reason: withoutValues(failure.reason) } }
}

type InLogOf = Operator['inLogOf']

/** Does something in the logs of several accounts. */
const inLogs = <Result extends object>(
  accountIds: readonly string[],
  about: AuditNote,
  inLogOf: InLogOf,
  run: () => Promise<Result>,
): Promise<Result> =>
  accountIds.reduce<() => Promise<Result>>(
    (inner, accountId) => () =>
      inLogOf(accountId, (note) => {
        note(about)
        return inner()
      }),
    run,
  )()
