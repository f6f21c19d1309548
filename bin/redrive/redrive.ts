import { type DeadLetter, type RecordRange, readDeadLetter } from './dead-letter.ts'

/** A message received from the queue, hidden from other receivers for a while. */
export type Letter = { messageId: string; receipt: string; body: string; sentAt: number }
export type StreamRecord = { sequenceNumber: string; data: string }

export type RedriveDeps = {
  letters: {
    receive: (max: number) => Promise<Letter[]>
    delete: (letter: Letter) => Promise<void>
    /** Makes the letter visible to other receivers again. */
    release: (letter: Letter) => Promise<void>
  }
  /** Calls the telemetry function. `null`: it stored the event; else why it did not. */
  invoke: (event: unknown) => Promise<string | null>
  readRecords: (range: RecordRange) => Promise<StreamRecord[]>
}

export type RedriveOptions = { dryRun: boolean; max: number }

/** All but `stored` stay in the queue. */
type Result = { kind: 'stored' } | { kind: 'listed'; content: string } | { kind: 'failed'; reason: string }
export type Outcome = { letter: Letter; result: Result }

/** The limit of SQS for one receive. */
const LETTERS_PER_RECEIVE = 10

/**
 * Sends failed messages to the telemetry function again, and deletes those that it stores. Storing twice is harmless:
 * the time of a position identifies it.
 */
export async function redrive({ dryRun, max }: RedriveOptions, deps: RedriveDeps): Promise<Outcome[]> {
  const { letters } = deps
  const outcomes: Outcome[] = []
  const seen = new Set<string>()
  try {
    while (outcomes.length < max) {
      const received = await letters.receive(Math.min(LETTERS_PER_RECEIVE, max - outcomes.length))
      const unseen = received.filter(({ messageId }) => !seen.has(messageId))
      if (unseen.length === 0) break
      for (const letter of unseen) {
        seen.add(letter.messageId)
        const result = await reprocess(readDeadLetter(letter.body, letter.sentAt), dryRun, deps)
        outcomes.push({ letter, result })
        if (result.kind === 'stored') await letters.delete(letter)
      }
    }
  } finally {
    // at the end, so that this run does not receive them again
    for (const { letter, result } of outcomes) if (result.kind !== 'stored') await letters.release(letter)
  }
  return outcomes
}

async function reprocess(letter: DeadLetter, dryRun: boolean, deps: RedriveDeps): Promise<Result> {
  if (letter.kind === 'unknown') return { kind: 'failed', reason: 'not a dead letter of this stack' }
  if (dryRun) return { kind: 'listed', content: describe(letter) }
  const failure =
    letter.kind === 'message' ? await deps.invoke(letter.event) : await invokeRecords(letter.range, deps)
  return failure === null ? { kind: 'stored' } : { kind: 'failed', reason: failure }
}

function describe(letter: Exclude<DeadLetter, { kind: 'unknown' }>): string {
  if (letter.kind === 'message') return `message on ${letter.event.topic}`
  const { count, shardId, first } = letter.range
  return `${count} stream records in ${shardId} from ${first}`
}

/** Lambda takes 6 MB, and a record of a 128 kB MQTT message is encoded in base64 twice. */
const RECORDS_PER_CALL = 20

async function invokeRecords(range: RecordRange, deps: RedriveDeps): Promise<string | null> {
  const records = await deps.readRecords(range)
  for (let from = 0; from < records.length; from += RECORDS_PER_CALL) {
    const batch = records.slice(from, from + RECORDS_PER_CALL)
    const failure = await deps.invoke({ Records: batch.map((kinesis) => ({ kinesis })) })
    if (failure !== null) return failure
  }
  if (records.length >= range.count) return null
  const missing = range.count - records.length
  return `${missing} of its ${range.count} records are no longer in the stream; the others are stored`
}
