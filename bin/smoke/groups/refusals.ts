import { basicIngestTopic } from '../../../shared/trackers/dialects.ts'
import { commandsTopic, liveTopic, telemetryTopic } from '../../../shared/tracking/topics.ts'
import { CheckFailed, type Found } from '../checks.ts'
import { isAcknowledged, isGranted } from '../mqtt/permissions.ts'
import { topicOf } from '../mqtt/sender.ts'
import type { Run } from '../run.ts'
import { SECTIONS } from '../sections.ts'
import { asTracker, type Tracker } from './device.ts'

/** A tracker is admitted only as itself, and to its own topics. */
export async function checkRefusals({ check, connections }: Run, tracker: Found<Tracker>): Promise<void> {
  const see = SECTIONS.rights
  await check(
    { title: 'Wrong passwords, user names and client ids are refused', see },
    tracker,
    async ({ trackerId, credentials }) => {
      for (const [what, overrides] of [
        ['a wrong password', { password: 'wrong' }],
        ['no password', { username: undefined, password: undefined }],
        ['the user name of another tracker', { username: `${trackerId}x` }],
        ['the client id of another tracker', { clientId: `${trackerId}x` }],
        ['an unknown suffix of its client id', { clientId: `${trackerId}:4` }],
      ] as const)
        await connections.expectRefused(what, asTracker(credentials, overrides))
    },
  )
  /** Uses its own client id, because a refusal ends the connection. */
  const connect = ({ trackerId, credentials }: Tracker) =>
    connections.open(asTracker(credentials, { clientId: `${trackerId}:2` }))

  await check({ title: 'A tracker publishes to its own topics only', see }, tracker, async (tracker) => {
    for (const topic of forbiddenToPublish(tracker))
      if (await isAcknowledged(await connect(tracker), topic, '{}'))
        throw new CheckFailed(`the broker accepted a message on ${topic}`)
  })
  await check({ title: 'A tracker subscribes to its own commands only', see }, tracker, async (tracker) => {
    for (const filter of forbiddenToFollow(tracker))
      if (await isGranted(await connect(tracker), filter))
        throw new CheckFailed(`the broker granted the subscription to ${filter}`)
  })
}

function forbiddenToPublish(tracker: Tracker): string[] {
  const { trackerId, account } = tracker
  const foreign = telemetryTopic(`${trackerId}x`)
  return [
    ...[foreign, commandsTopic(trackerId), liveTopic(account.accountId)].map((topic) =>
      topicOf(tracker, topic),
    ),
    basicIngestTopic(account.site.config.topicNamespace, 'vectra', foreign),
  ]
}

const forbiddenToFollow = (tracker: Tracker): string[] => [
  ...[commandsTopic(`${tracker.trackerId}x`), commandsTopic('+'), telemetryTopic(tracker.trackerId)].map(
    (topic) => topicOf(tracker, topic),
  ),
  '#',
]
