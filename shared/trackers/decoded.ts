import type { InputStates } from '../devices/inputs.ts'
import type { Position } from '../tracking/position.ts'

/** Why a message cannot be read, whatever its dialect. Each dialect has reasons of its own besides. */
export type CommonReason =
  | 'body-empty'
  | 'body-not-utf8'
  | 'body-not-json'
  | 'not-an-object'
  | 'too-many-positions'

/** `element` is the index in a message that is an array; `null` in any other. */
type DecodingProblem<Reason extends string = string> = { reason: Reason; element: number | null }

/** `inputs`: the states of its tracker's inputs, of which only the owner knows what is wired to them. */
export type DecodedPosition = Position & { inputs?: InputStates }

/** The content of a message. A bad element does not lose the others, and decoding never throws. */
export type Decoded<Reason extends string = string> = {
  positions: readonly DecodedPosition[]
  problems: readonly DecodingProblem<Reason>[]
  /** The type of a known message that carries no position, such as OwnTracks' `transition`. */
  ignored: string | null
  /** The answer to a command, in a dialect that sends answers among its telemetry. */
  answer: string | null
  /** Whether it is the tracker's last will, which the broker publishes when a connection breaks. */
  lastWill: boolean
  /** The tracker id in the body, if any. It is a hint: the topic decides whose message it is. */
  claimedTrackerId: string | null
}

/** An empty message; decoders override what theirs contains. */
export const NOTHING_DECODED: Decoded<never> = {
  positions: [],
  problems: [],
  ignored: null,
  answer: null,
  lastWill: false,
  claimedTrackerId: null,
}

export const LAST_WILL: Decoded<never> = { ...NOTHING_DECODED, lastWill: true }

/** A message that cannot be read as a whole. */
export const unreadable = <const Reason extends string>(reason: Reason): Decoded<Reason> => ({
  ...NOTHING_DECODED,
  problems: [{ reason, element: null }],
})
