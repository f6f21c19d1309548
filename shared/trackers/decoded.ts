import type { Position } from '../tracking/position.ts'

/** What a message said. A message is never lost whole for one bad element, and decoding never throws. */
export type Decoded = {
  positions: readonly Position[]
  /** Why an element, or the whole body, could not be read. */
  problems: readonly string[]
  /** A kind of message that is known and needs nothing, as OwnTracks' `transition`. */
  ignored: string | null
  /** The tracker id in the body, if it has one: a hint only, the topic is what counts. */
  claimedTrackerId: string | null
}

export const unreadable = (reason: string): Decoded => ({
  positions: [],
  problems: [reason],
  ignored: null,
  claimedTrackerId: null,
})

/** The reading of one element: a position, or why there is none. */
export type Reading = { position: Position } | { problem: string }
