import * as z from 'zod'

/** The state of a command. `answered` is final for a command that telemetry cannot prove. */
export const CommandState = z.enum(['queued', 'held', 'sent', 'answered', 'proved', 'expired', 'refused'])
export type CommandState = z.infer<typeof CommandState>

/** Why a command is held, was refused or has expired. The code is its translation key. */
export const CommandReason = z.enum([
  'noFix',
  'fixAge',
  'invalidFix',
  'speedUnknown',
  'speed',
  'text-malformed',
  'text-relay-spelling',
  'text-forbidden',
  'text-unsupported',
  'no-subscription',
  'too-many-open',
  'superseded',
  'tracker-refused',
  'undelivered',
  'unanswered',
])
export type CommandReason = z.infer<typeof CommandReason>

/** The effect of a command on the tracker, which decides the rules that apply to it. */
export const CommandKind = z.enum(['cut', 'restore', 'storeOn', 'storeOff', 'read', 'configure', 'unknown'])
export type CommandKind = z.infer<typeof CommandKind>
/** The kinds that set a switch of the tracker. */
export type SwitchKind = Extract<CommandKind, 'cut' | 'restore' | 'storeOn' | 'storeOff'>

/** A command as stored in its log. Times are epoch milliseconds. */
export const Command = z.object({
  commandId: z.string(),
  kind: CommandKind,
  text: z.string(),
  state: CommandState,
  reason: CommandReason.nullable(),
  /** The speed and age of the fix by which the interlock last decided. */
  speedKmh: z.number().nullable(),
  fixAgeSeconds: z.number().nullable(),
  /** The account, or the name of the geofence or rule. */
  requestedBy: z.string(),
  /** The address of the person, or the id of the geofence or rule. */
  requestedFrom: z.string(),
  /** The event that requested it; absent for a command of a person. */
  eventKey: z.string().optional(),
  requestedAt: z.number(),
  sentAt: z.number().nullable(),
  answeredAt: z.number().nullable(),
  answer: z.string().nullable(),
  provedAt: z.number().nullable(),
  expiresAt: z.number(),
})
export type Command = z.infer<typeof Command>

/** The open commands of one tracker: all that the next step depends on. */
export const CommandQueue = z.object({
  /** Oldest first; none is in a final state. */
  open: z.array(Command),
  /** When the texts of the last minute were requested (epoch milliseconds), for the rate limit. */
  recentTexts: z.array(z.number()),
})
export type CommandQueue = z.infer<typeof CommandQueue>

export const EMPTY_QUEUE: CommandQueue = { open: [], recentTexts: [] }
