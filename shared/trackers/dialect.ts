import type { Command } from '../commands/command.ts'
import type { Decoded } from './decoded.ts'

/** What a dialect needs to know of a command to encode it. */
export type OutgoingCommand = Pick<Command, 'commandId' | 'kind' | 'text' | 'expiresAt'>

/**
 * The message format of a family of trackers. Topics are templates, in which `TRACKER` is the tracker's id and `+` any
 * one level. `Reason` are the codes of what can be wrong with a message, each the key of a text that says what to do.
 * Topic rules, policies and decoding follow from the list in `dialects.ts`.
 */
export type TrackerDialect<Reason extends string> = {
  /** The topic that its trackers publish to. */
  telemetry: string
  /** Decodes one message, parsed from JSON; `receivedAt` is epoch milliseconds. Never throws. */
  decode: (body: unknown, receivedAt: number) => Decoded<Reason>
  /** `null` for trackers that take no commands. */
  commands: CommandChannel | null
}

/**
 * The topic that trackers subscribe to for commands, and a command as the payload to publish: `null` for a command
 * that the dialect cannot express.
 */
type CommandChannel = { topic: string; encode: (command: OutgoingCommand) => string | null }
