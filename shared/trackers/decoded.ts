import type { Position } from '../tracking/position.ts'

/** Why a message, or one element of it, could not be read. Each is the key of a text that says what to do. */
export const UNREADABLE_REASONS = [
  'body-empty',
  'body-not-utf8',
  'body-not-json',
  'array-empty',
  'not-an-object',
  'time-missing',
  'time-unreadable',
  'lat-missing',
  'lat-not-a-number',
  'lng-missing',
  'lng-not-a-number',
  'type-missing',
  'type-unknown',
  'encrypted',
  'tst-missing',
  'tst-unreadable',
  'lon-missing',
  'lon-not-a-number',
  'reported-missing',
  'ts-missing',
  'ts-unreadable',
  'latlng-missing',
  'latlng-unreadable',
] as const
export type UnreadableReason = (typeof UNREADABLE_REASONS)[number]

/** `element` counts from 0 where the message is an array. */
export type DecodingProblem = { reason: UnreadableReason; element: number | null }

/** What a message said. A message is never lost whole for one bad element, and decoding never throws. */
export type Decoded = {
  positions: readonly Position[]
  problems: readonly DecodingProblem[]
  /** A kind of message that is known and needs nothing, as OwnTracks' `transition`. */
  ignored: string | null
  /** The tracker's words about the command that it was sent, in a dialect that has no topic for them. */
  answer: string | null
  /** Whether it is the tracker's last will, which the broker tells when a connection broke off. */
  lastWill: boolean
  /** The tracker id in the body, if it has one: a hint only, the topic is what counts. */
  claimedTrackerId: string | null
}

/** A message without anything: what a decoder says of one is put over it. */
export const NOTHING_DECODED: Decoded = {
  positions: [],
  problems: [],
  ignored: null,
  answer: null,
  lastWill: false,
  claimedTrackerId: null,
}

export const LAST_WILL: Decoded = { ...NOTHING_DECODED, lastWill: true }

export const unreadable = (reason: UnreadableReason): Decoded => ({
  ...NOTHING_DECODED,
  problems: [{ reason, element: null }],
})

/** The reading of one element: a position, or why there is none. */
export type DecodedElement = { position: Position } | { problem: UnreadableReason }
