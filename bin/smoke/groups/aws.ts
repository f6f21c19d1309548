import { SECOND_MS } from '../../../shared/time.ts'
import { trackerClientIds } from '../../../shared/tracking/client-ids.ts'
import { telemetryTopic } from '../../../shared/tracking/topics.ts'
import { type StackOnAws, stackOnAws } from '../aws/stack-on-aws.ts'
import { both, CheckFailed, CheckSkipped, type Found } from '../checks.ts'
import { eventually } from '../eventually.ts'
import { positionAt, topicOf } from '../mqtt/sender.ts'
import type { SmokeOptions } from '../options.ts'
import type { Run } from '../run.ts'
import { SECTIONS } from '../sections.ts'
import { checkCertificate } from './certificate.ts'
import type { Renewed } from './connections.ts'
import type { Credentials } from './device.ts'
import type { Site } from './site.ts'

/** The checks that need the operator's AWS credentials. */
const CHECKS = {
  stack: { title: 'The stack is the one behind the site', see: SECTIONS.prove },
  certificate: { title: 'A tracker connects with its certificate', see: SECTIONS.trackers },
  revoked: { title: 'A revoked certificate is refused', see: SECTIONS.rights },
  refresh: { title: 'A refresh of the authorizer refuses the old password', see: SECTIONS.rights },
  metricFilter: { title: 'A dropped message matches its metric filter', see: SECTIONS.metrics },
  dimension: { title: 'IoT records its metrics by the dimension Protocol=MQTT', see: SECTIONS.metrics },
}
const NEEDS_CREDENTIALS = 'it needs --stack and your AWS credentials'

export async function checkAws(
  run: Run,
  aws: SmokeOptions['aws'],
  site: Found<Site>,
  renewed: Found<Renewed>,
): Promise<void> {
  if (aws === null) {
    for (const spec of Object.values(CHECKS)) run.skip(spec, NEEDS_CREDENTIALS)
    return
  }
  const { check } = run
  const stack = await check(CHECKS.stack, site, ({ config }) => findStack(aws, config.mqtt.host))
  const subject = both(stack, renewed)
  await checkCertificate(run, CHECKS, subject)
  await check(CHECKS.refresh, subject, ([stack, { tracker, renewed }]) =>
    refusesOldPassword(stack, tracker.credentials, renewed),
  )
  await check(CHECKS.metricFilter, subject, ([stack, { tracker }]) =>
    matchesFilter(stack, topicOf(tracker, telemetryTopic(tracker.trackerId))),
  )
  await check(CHECKS.dimension, stack, hasDimension)
}

async function findStack(aws: NonNullable<SmokeOptions['aws']>, trackerHost: string): Promise<StackOnAws> {
  const stack = await stackOnAws(aws, trackerHost)
  const { hostname } = new URL(stack.names.trackerEndpoint)
  if (hostname !== trackerHost)
    throw new CheckFailed(
      `trackers of ${aws.stack} connect to ${hostname}, those of the site to ${trackerHost}`,
    )
  return stack
}

/** IoT refreshes a connection after five minutes at the earliest, so the refresh itself is not waited for. */
export async function refusesOldPassword(
  { testAuthorizer }: Pick<StackOnAws, 'testAuthorizer'>,
  old: Credentials,
  renewed: Credentials,
): Promise<void> {
  for (const clientId of trackerClientIds(renewed.trackerId)) {
    const answerTo = ({ username, password }: Credentials) => testAuthorizer({ clientId, username, password })
    if ((await answerTo(old)).isAuthenticated)
      throw new CheckFailed(`it admits ${clientId} with the old password`)
    const { isAuthenticated, refreshAfterSeconds } = await answerTo(renewed)
    if (!isAuthenticated) throw new CheckFailed(`it refuses ${clientId} with the new password`)
    if (refreshAfterSeconds === null) throw new CheckFailed(`it never asks again about ${clientId}`)
  }
}

/** The longest that a function's log lines take to arrive. */
const LOGGED_WITHIN_MS = 25 * SECOND_MS

/** A message that is published without a client counts as one of a wrong client. */
export async function matchesFilter(
  { publish, countMatches }: Pick<StackOnAws, 'publish' | 'countMatches'>,
  topic: string,
): Promise<void> {
  const since = Date.now()
  await publish(topic, JSON.stringify(positionAt(since)))
  await eventually(
    async () => (await countMatches('MessagesFromWrongClients', since)) > 0 || null,
    'no line of the log matched',
    LOGGED_WITHIN_MS,
  )
}

/** AWS lists a new metric up to 15 minutes late, so that the first run may come too early. */
export async function hasDimension({ iotDimensions }: Pick<StackOnAws, 'iotDimensions'>): Promise<void> {
  const recorded = await iotDimensions('Connect.Success')
  if (recorded.length === 0)
    throw new CheckSkipped('AWS lists no connections yet; run the smoke test again in 15 minutes')
  if (!recorded.some(isProtocolOnly))
    throw new CheckFailed(
      `it records them by ${recorded.map((one) => Object.keys(one).join('+')).join(', ')}`,
    )
}

const isProtocolOnly = (dimensions: Record<string, string>) =>
  dimensions.Protocol === 'MQTT' && Object.keys(dimensions).length === 1
