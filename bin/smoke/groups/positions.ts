import { SECOND_MS } from '../../../shared/time.ts'
import { OWNTRACKS_TOPIC } from '../../../shared/trackers/owntracks.ts'
import { topicFor } from '../../../shared/tracking/topics.ts'
import type { Found } from '../checks.ts'
import { deviceWithFix, PLACE, positionAt, type Sender, senderOf, topicOf } from '../mqtt/sender.ts'
import type { Run } from '../run.ts'
import { SECTIONS } from '../sections.ts'
import { asTracker, type Tracker } from './device.ts'

/** A position reaches the API on each kind of topic. */
export async function checkPositions(
  { check, connections }: Run,
  tracker: Found<Tracker>,
): Promise<Found<Sender>> {
  const sender = await check(
    { title: 'The tracker connects with its password', see: SECTIONS.trackers },
    tracker,
    async (tracker) => senderOf(tracker, await connections.open(asTracker(tracker.credentials))),
  )
  const arrives = (topic: string, send: (sender: Sender) => Promise<number>) =>
    check(
      { title: `A position on the ${topic} topic is on the API`, see: SECTIONS.telemetry },
      sender,
      async (sender) => {
        await deviceWithFix(sender.tracker, await send(sender))
      },
    )
  await arrives('plain', ({ sendPosition }) => sendPosition())
  await arrives('OwnTracks', ({ sendFix, tracker }) => sendFix(ownTracksTopic(tracker), ownTracksLocationAt))
  // last, because a tracker that speaks OwnTracks takes no commands
  await arrives('Basic Ingest', ({ sendFix, tracker }) =>
    sendFix(tracker.credentials.topics.telemetry, positionAt),
  )
  return sender
}

const ownTracksTopic = (tracker: Tracker) =>
  topicOf(tracker, topicFor(OWNTRACKS_TOPIC, tracker.trackerId).replace('+', 'smoke'))

const ownTracksLocationAt = (fixAt: number) => ({
  _type: 'location',
  tst: fixAt / SECOND_MS,
  lat: PLACE.lat,
  lon: PLACE.lng,
  vel: 0,
})
