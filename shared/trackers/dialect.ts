import type { Command } from '../commands/command.ts'
import type { Success } from '../gateways/ingest.routes.ts'
import type { Decoded } from './decoded.ts'

/** The fields of a command that a dialect needs to encode it. */
export type OutgoingCommand = Pick<Command, 'commandId' | 'kind' | 'text' | 'expiresAt'>

/**
 * The message format of a family of trackers. Topics are templates, in which `TRACKER` is the tracker's id and `+` any
 * one level. `Reason` are the codes of what can be wrong with a message, each the key of a text that says what to do.
 * Topic rules, policies and decoding follow from the list in `dialects.ts`.
 */
export type TrackerDialect<Reason extends string> = {
  /** The topic that its trackers publish to; `null` where they send by HTTP only. */
  telemetry: string | null
  /**
   * Whether the owner's own broker passes its messages on. Only password connections may use its topic, and not by Basic
   * Ingest, because a policy has no room for more.
   */
  bridged?: true
  /** How its trackers send by HTTP; `null` where they use MQTT only. */
  http: HttpForm | null
  /** Decodes one message, parsed from JSON; `receivedAt` is epoch milliseconds. Never throws. */
  decode: (body: unknown, receivedAt: number) => Decoded<Reason>
  /** `null` for trackers that take no commands. */
  commands: CommandChannel | null
}

/** How a tracker sends by HTTP. */
type HttpForm = {
  /**
   * Where its fields are. `query`: in the query, or in a form where that is empty, or in a JSON body where the content
   * type says so.
   */
  fields: 'json' | 'query'
  /** The reply after which the tracker removes the request from its queue. */
  success: Success
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
