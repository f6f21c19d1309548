import * as z from 'zod'
import { route } from '../http/route.ts'

const LETTER_ID_MAX = 100
/** The letters that a list shows of each queue. */
export const LETTERS_SHOWN = 50
const RECEIPT_MAX = 2_000
/** The most letters that one call releases. */
export const RECEIPTS_MAX = 100

export const DEAD_LETTER_QUEUES = ['telemetry', 'notify', 'dueWork', 'accounts', 'reports'] as const
/** A queue with what a function could not do: of messages, notifications, due work, jobs of accounts, and reports. */
export const DeadLetterQueue = z.enum(DEAD_LETTER_QUEUES)
export type DeadLetterQueue = z.infer<typeof DeadLetterQueue>

const CONCERNED = [
  'account',
  'device',
  'event',
  'export',
  'geofence',
  'invitation',
  'order',
  'report',
  'rule',
  'schedule',
] as const
const Concern = z.object({ of: z.enum(CONCERNED), id: z.string() })
export type Concern = z.infer<typeof Concern>

/** A dead letter without its content. */
const DeadLetter = z.object({
  letterId: z.string(),
  /** When its message was first sent to a queue. */
  sentAt: z.iso.datetime(),
  /** The kind of work; `null` for what this version does not know. */
  work: z.string().nullable(),
  concerns: z.array(Concern),
  /** Why it failed, without values; `null` where the queue does not know. */
  reason: z.string().nullable(),
})
export type DeadLetter = z.infer<typeof DeadLetter>

const ListedQueue = z.object({
  queue: DeadLetterQueue,
  /** The oldest first. */
  letters: z.array(DeadLetter),
  /** How many there are to receive; exact where all of them are shown. */
  count: z.number().int(),
  /** How many are hidden for some minutes, because another call works on them. */
  hidden: z.number().int(),
})
export type ListedQueue = z.infer<typeof ListedQueue>

/** Why trying a letter again has failed. */
export const RetryFailure = z.discriminatedUnion('code', [
  z.object({ code: z.literal('not-stored'), reason: z.string() }),
  z.object({ code: z.literal('records-gone'), missing: z.number().int(), of: z.number().int() }),
  z.object({ code: z.literal('unknown-letter') }),
  /** It came from none of the queues, so that nothing takes it again. */
  z.object({ code: z.literal('no-queue') }),
])
export type RetryFailure = z.infer<typeof RetryFailure>

/** What became of a letter. All but the failed ones are no longer in the queue. */
const LetterOutcome = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('stored'), letterId: z.string() }),
  /** Sent back to the queue that it came from. */
  z.object({ kind: z.literal('queued'), letterId: z.string() }),
  z.object({ kind: z.literal('discarded'), letterId: z.string() }),
  z.object({ kind: z.literal('failed'), letterId: z.string(), failure: RetryFailure }),
  /** Somebody else has it or was faster, or it was older than its queue keeps letters. */
  z.object({ kind: z.literal('gone'), letterId: z.string() }),
])
export type LetterOutcome = z.infer<typeof LetterOutcome>

const listDeadLetters = route({
  method: 'GET',
  path: '/operator/dead-letters',
  access: 'operator',
  summary: 'The dead letters of every queue, without their content',
  reply: z.object({ queues: z.array(ListedQueue) }),
})

const acting = {
  /** `null` for all, also those that nobody has seen yet. */
  body: z.strictObject({
    letterIds: z.array(z.string().max(LETTER_ID_MAX)).min(1).max(LETTERS_SHOWN).nullable(),
  }),
  reply: z.object({
    outcomes: z.array(LetterOutcome),
    /** The receipts of letters that failed when all were tried. They stay hidden until they are released. */
    held: z.array(z.string()),
    /** Whether no letter is left to act on. If not, another call for the others goes on. */
    isComplete: z.boolean(),
  }),
  refusals: [{ status: 404, code: 'not-found' }],
} as const

const retryDeadLetters = route({
  method: 'POST',
  path: '/operator/dead-letters/{queue}/retry',
  access: 'operator',
  summary: 'Tries dead letters again, as many as one call can',
  ...acting,
})

const discardDeadLetters = route({
  method: 'POST',
  path: '/operator/dead-letters/{queue}/discard',
  access: 'operator',
  summary: 'Deletes dead letters, as many as one call can',
  ...acting,
})

const releaseDeadLetters = route({
  method: 'POST',
  path: '/operator/dead-letters/{queue}/release',
  access: 'operator',
  summary: 'Shows letters again that have failed',
  body: z.strictObject({ receipts: z.array(z.string().max(RECEIPT_MAX)).min(1).max(RECEIPTS_MAX) }),
  reply: z.object({ success: z.literal(true) }),
  refusals: [{ status: 404, code: 'not-found' }],
})

export const deadLetters = { listDeadLetters, retryDeadLetters, discardDeadLetters, releaseDeadLetters }
