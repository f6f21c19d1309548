import type { Command } from '../commands/command.ts'
import type { Decoded } from './decoded.ts'

/** What a command is told by. */
export type OutgoingCommand = Pick<Command, 'commandId' | 'kind' | 'text' | 'expiresAt'>

/**
 * How a kind of tracker speaks and is spoken to. Topics are forms: `TRACKER` is the tracker's id, `+` any one
 * level. The rules, the policies and the decoding come from the list in `dialects.ts`.
 */
export type TrackerDialect = {
  /** Where its messages come from. */
  telemetry: string
  /** Reads one message, parsed from JSON; `receivedAt` is epoch milliseconds. Never throws. */
  decode: (body: unknown, receivedAt: number) => Decoded
  commands: CommandChannel | null
}

/** Where a tracker hears commands, and a command in its words: `null` for one that it has none for. */
type CommandChannel = { topic: string; encode: (command: OutgoingCommand) => string | null }
