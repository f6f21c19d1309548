import type { Command } from '../commands/command.ts'
import type { Decoded } from './decoded.ts'

/** The fields of a command that a dialect needs to encode it. */
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

/** How commands reach a tracker. */
type CommandChannel = {
  /** The topic that trackers subscribe to. */
  topic: string
  /** The payload to publish, or `null` for a command that the dialect cannot express. */
  encode: (command: OutgoingCommand) => string | null
  /** The texts that it accepts; `'any'` where only the tracker's manual limits them. */
  accepts: readonly string[] | 'any'
}
