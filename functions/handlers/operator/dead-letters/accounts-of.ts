import { parseJson } from '../../../../shared/json.ts'
import type { DeadLetterQueue } from '../../../../shared/operator/dead-letters.routes.ts'
import type { Letter } from '../../../outside/dead-letters.ts'
import type { TelemetryFunction } from '../../../outside/telemetry-function.ts'
import type { UserDirectory } from '../../../outside/users/user-directory.ts'
import { readDeadLetter } from '../../../redrive/dead-letter.ts'
import { RuleEvent } from '../../../runtime/on-telemetry.ts'
import type { TrackerStore } from '../../../stores/devices/trackers.ts'
import { describeLetter, trackerOfTopic } from './describe-letter.ts'

export type AccountsDeps = {
  users: Pick<UserDirectory, 'get'>
  trackers: Pick<TrackerStore, 'get'>
  telemetry: TelemetryFunction
  topicNamespace: string
}

/** The customers whom a letter concerns. A tracker may have no owner, and an account may be deleted. */
export async function accountsOf(
  queue: DeadLetterQueue,
  letter: Letter,
  deps: AccountsDeps,
): Promise<string[]> {
  const named = queue === 'telemetry' ? await ownersOf(letter, deps) : accountsIn(queue, letter, deps)
  const users = await Promise.all([...new Set(named)].map(deps.users.get))
  return users.flatMap((user) => (user === null ? [] : [user.accountId]))
}

const accountsIn = (queue: DeadLetterQueue, letter: Letter, { topicNamespace }: AccountsDeps) =>
  describeLetter(queue, letter, topicNamespace).concerns.flatMap(({ of, id }) =>
    of === 'account' ? [id] : [],
  )

async function ownersOf({ body, sentAt }: Letter, deps: AccountsDeps): Promise<string[]> {
  const topics = await topicsIn(readDeadLetter(body, sentAt), deps)
  const trackerIds = new Set(topics.flatMap((topic) => trackerOfTopic(topic, deps.topicNamespace) ?? []))
  const trackers = await Promise.all([...trackerIds].map(deps.trackers.get))
  return trackers.flatMap((tracker) => tracker?.accountId ?? [])
}

async function topicsIn(
  letter: ReturnType<typeof readDeadLetter>,
  { telemetry }: AccountsDeps,
): Promise<string[]> {
  if (letter.kind === 'unknown') return []
  if (letter.kind === 'message') return [letter.event.topic]
  const records = await telemetry.readRecords(letter.range)
  return records.flatMap(({ data }) => {
    const event = RuleEvent.safeParse(parseJson(Buffer.from(data, 'base64').toString()))
    return event.success ? [event.data.topic] : []
  })
}
