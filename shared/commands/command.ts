import * as z from 'zod'

/** The life of a command. `answered` is the end for what nothing in the telemetry can prove. */
export const CommandState = z.enum(['queued', 'held', 'sent', 'answered', 'proved', 'expired', 'refused'])
export type CommandState = z.infer<typeof CommandState>

/** Why a command is held, was refused or came to nothing; the code is its translation key. */
export const CommandReason = z.enum([
  'noFix',
  'fixAge',
  'invalidFix',
  'speedUnknown',
  'speed',
  'text-malformed',
  'text-relay-spelling',
  'text-forbidden',
  'text-not-spoken',
  'no-subscription',
  'too-many-open',
  'superseded',
  'unit',
  'undelivered',
  'unanswered',
])
export type CommandReason = z.infer<typeof CommandReason>

/** What a text does to the tracker, which decides the rules that apply to it. */
export const CommandKind = z.enum(['cut', 'restore', 'storeOn', 'storeOff', 'read', 'configure', 'unknown'])
export type CommandKind = z.infer<typeof CommandKind>

/** One command as its log keeps it. Times are epoch milliseconds. */
export const Command = z.object({
  commandId: z.string(),
  kind: CommandKind,
  text: z.string(),
  state: CommandState,
  reason: CommandReason.nullable(),
  /** What the gate saw when the state was last decided. */
  speedKmh: z.number().nullable(),
  fixAgeSeconds: z.number().nullable(),
  requestedBy: z.string(),
  requestedFrom: z.string(),
  requestedAt: z.number(),
  sentAt: z.number().nullable(),
  answeredAt: z.number().nullable(),
  answer: z.string().nullable(),
  provedAt: z.number().nullable(),
  expiresAt: z.number(),
})
export type Command = z.infer<typeof Command>

/** All that is undecided about the commands of one tracker: what the next step is taken from. */
export const CommandQueue = z.object({
  /** Oldest first; none of them in a final state. */
  open: z.array(Command),
  /** When the last texts were asked for, for the limit of a minute. */
  askedAt: z.array(z.number()),
})
export type CommandQueue = z.infer<typeof CommandQueue>

export const EMPTY_QUEUE: CommandQueue = { open: [], askedAt: [] }
