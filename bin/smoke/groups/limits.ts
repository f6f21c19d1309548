import { REQUEST_BODY_MAX_BYTES } from '../../../functions/runtime/limits.ts'
import { devices } from '../../../shared/devices/devices.routes.ts'
import { MESSAGE_MAX_KB, UPLOAD_POSITIONS_MAX } from '../../../shared/devices/limits.ts'
import { SECOND_MS } from '../../../shared/time.ts'
import { telemetryTopic } from '../../../shared/tracking/topics.ts'
import { request } from '../../cli/sign-in.ts'
import { CheckFailed, type Found } from '../checks.ts'
import { eventually } from '../eventually.ts'
import { isAcknowledged } from '../mqtt/permissions.ts'
import { positionAt, type Sender, topicOf } from '../mqtt/sender.ts'
import type { Run } from '../run.ts'
import { SECTIONS } from '../sections.ts'
import { asTracker } from './device.ts'
import type { Account } from './sign-in.ts'

/** Positions above the limit of one message. */
const TOO_MANY = 5

/** Oversized requests and messages are refused, which bounds their cost. */
export async function checkLimits(
  { check, connections }: Run,
  account: Found<Account>,
  sender: Found<Sender>,
): Promise<void> {
  const see = SECTIONS.limits
  await check({ title: 'A request that is too large is refused', see }, account, async (account) => {
    const { status } = await request(`${account.site.config.apiUrl}/vectra/device/trail`, {
      method: 'POST',
      headers: { authorization: `Bearer ${account.accessToken}`, 'content-type': 'application/json' },
      body: JSON.stringify({ deviceId: 'x'.repeat(REQUEST_BODY_MAX_BYTES) }),
    })
    if (status !== 413) throw new CheckFailed(`it was answered with ${status}, not 413`)
  })
  await check({ title: 'A message that is too large is refused', see }, sender, async ({ tracker }) => {
    const clientId = `${tracker.trackerId}:2`
    const client = await connections.open(asTracker(tracker.credentials, { clientId }))
    const message = JSON.stringify('x'.repeat(MESSAGE_MAX_KB * 1024))
    if (await isAcknowledged(client, topicOf(tracker, telemetryTopic(tracker.trackerId)), message))
      throw new CheckFailed(`the broker accepted more than ${MESSAGE_MAX_KB} kB`)
  })
  await check(
    { title: 'Positions above the limit of a message are counted, and not stored', see },
    sender,
    dropsTooMany,
  )
}

async function dropsTooMany({ tracker, sendFix }: Sender): Promise<void> {
  const { account, trackerId } = tracker
  const read = () => account.client.call(devices.getDiagnostics, { path: { id: trackerId } })
  const before = await read()
  await sendFix(topicOf(tracker, telemetryTopic(trackerId)), (newestAt) =>
    Array.from({ length: UPLOAD_POSITIONS_MAX + TOO_MANY }, (_, back) =>
      positionAt(newestAt - back * SECOND_MS),
    ),
  )
  await eventually(async () => {
    const { unreadable, lastUnreadable } = await read()
    return unreadable === before.unreadable + TOO_MANY && lastUnreadable?.reason === 'too-many-positions'
      ? true
      : null
  }, `the diagnostics did not count ${TOO_MANY} as unreadable`)
}
