import type { DeadLetters, Letter } from '../outside/dead-letters.ts'

/** SQS's limit for one receive. */
const LETTERS_PER_RECEIVE = 10

type Limits = {
  /** How long a letter is hidden from other receivers. If this process is killed, the letter comes back after that. */
  hiddenSeconds: number
  max?: number
  isOver?: () => boolean
}

type Taken<Outcome> = {
  taken: { letter: Letter; outcome: Outcome }[]
  /** Whether the queue has no other letter to receive. */
  isEmpty: boolean
  /** What has ended it early; `null` otherwise. */
  interruption: { error: unknown } | null
}

/**
 * Receives the letters of a queue and handles each once, until there is no more, or `max` are handled, or it is over.
 * Those that were handled stay hidden; the others are released.
 */
export async function takeLetters<Outcome>(
  queue: Pick<DeadLetters, 'receive' | 'release'>,
  { hiddenSeconds, max = Number.POSITIVE_INFINITY, isOver = () => false }: Limits,
  handle: (letter: Letter) => Promise<Outcome>,
): Promise<Taken<Outcome>> {
  const taken: Taken<Outcome>['taken'] = []
  const seen = new Set<string>()
  let open: Letter[] = []
  try {
    while (taken.length < max && !isOver()) {
      const received = await queue.receive(Math.min(LETTERS_PER_RECEIVE, max - taken.length), hiddenSeconds)
      open = received.filter(({ messageId }) => !seen.has(messageId))
      if (open.length === 0) return { taken, isEmpty: true, interruption: null }
      for (let letter = open[0]; letter !== undefined && !isOver(); letter = open[0]) {
        seen.add(letter.messageId)
        taken.push({ letter, outcome: await handle(letter) })
        open.shift()
      }
    }
    return { taken, isEmpty: false, interruption: null }
  } catch (error) {
    return { taken, isEmpty: false, interruption: { error } }
  } finally {
    await Promise.all(open.map(({ receipt }) => queue.release(receipt)))
  }
}
