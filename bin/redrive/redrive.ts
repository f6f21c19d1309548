import { type DeadLetter, type RecordRange, readDeadLetter } from './dead-letter.ts'

/** A message of the queue, in our hands for a while. */
export type Letter = { messageId: string; receipt: string; body: string; sentAt: number }
export type StreamRecord = { sequenceNumber: string; data: string }

export type RedriveDeps = {
  letters: {
    receive: (max: number) => Promise<Letter[]>
    remove: (letter: Letter) => Promise<void>
    /** Lets others have it again. */
    giveBack: (letter: Letter) => Promise<void>
  }
  /** Calls the telemetry function; `null` when it has stored the event, else why not. */
  invoke: (event: unknown) => Promise<string | null>
  readRecords: (place: RecordRange) => Promise<StreamRecord[]>
}

export type RedriveOptions = { dryRun: boolean; max: number }

/** What became of a letter. Everything but `stored` stays in the queue. */
type Result = { is: 'stored' } | { is: 'would'; text: string } | { is: 'stays'; why: string }
export type Outcome = { letter: Letter; fate: Result }

const RECEIVED_AT_ONCE = 10
const STORED: Result = { is: 'stored' }

/**
 * Gives the telemetry function what once failed, and removes from the queue what it has stored now. Storing again is
 * harmless: a point is known by its time.
 */
export async function redrive({ dryRun, max }: RedriveOptions, deps: RedriveDeps): Promise<Outcome[]> {
  const { letters } = deps
  const outcomes: Outcome[] = []
  const seen = new Set<string>()
  try {
    while (outcomes.length < max) {
      const received = await letters.receive(Math.min(RECEIVED_AT_ONCE, max - outcomes.length))
      const fresh = received.filter(({ messageId }) => !seen.has(messageId))
      if (fresh.length === 0) break
      for (const letter of fresh) {
        seen.add(letter.messageId)
        const fate = await fateOf(readDeadLetter(letter.body, letter.sentAt), dryRun, deps)
        outcomes.push({ letter, fate })
        if (fate.is === 'stored') await letters.remove(letter)
      }
    }
  } finally {
    // at the end, so that this run does not receive them a second time
    for (const { letter, fate } of outcomes) if (fate.is !== 'stored') await letters.giveBack(letter)
  }
  return outcomes
}

async function fateOf(letter: DeadLetter, dryRun: boolean, deps: RedriveDeps): Promise<Result> {
  if (letter.kind === 'unknown') return { is: 'stays', why: 'it is nothing that this stack sends there' }
  if (dryRun) return { is: 'would', text: describe(letter) }
  const failure =
    letter.kind === 'message' ? await deps.invoke(letter.event) : await invokeRecords(letter.place, deps)
  return failure === null ? STORED : { is: 'stays', why: failure }
}

function describe(letter: Exclude<DeadLetter, { kind: 'unknown' }>): string {
  if (letter.kind === 'message') return `a message on ${letter.event.topic}`
  const { count, shardId, first } = letter.place
  return `${count} records of the stream, in ${shardId} from ${first}`
}

/** Lambda takes 6 MB; a record is at most 128 kB of MQTT, twice in base64. */
const RECORDS_AT_ONCE = 20

async function invokeRecords(place: RecordRange, deps: RedriveDeps): Promise<string | null> {
  const records = await deps.readRecords(place)
  for (let from = 0; from < records.length; from += RECORDS_AT_ONCE) {
    const some = records.slice(from, from + RECORDS_AT_ONCE)
    const failure = await deps.invoke({ Records: some.map((kinesis) => ({ kinesis })) })
    if (failure !== null) return failure
  }
  if (records.length >= place.count) return null
  const gone = place.count - records.length
  return `${gone} of its ${place.count} records are no longer in the stream, the rest is stored now`
}
