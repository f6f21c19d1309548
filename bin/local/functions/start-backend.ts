import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { MINUTE_MS, SECOND_MS, toIso } from '../../../shared/time.ts'
import { QUIET_SDK } from '../../quiet-sdk.ts'
import { createAlarms } from '../engines/alarms.ts'
import type { Attachments } from '../engines/attachments.ts'
import type { Cognito } from '../engines/cognito/cognito.ts'
import type { Inbox } from '../engines/email.ts'
import type { Texts } from '../engines/phone.ts'
import type { Queues } from '../engines/queues.ts'
import { S3_PATH, s3Origin } from '../engines/s3/s3-path.ts'
import { startSecrets } from '../engines/secrets.ts'
import type { Streams } from '../engines/stream.ts'
import type { LocalStripe } from '../engines/stripe/run-stripe.ts'
import type { DataFiles } from '../files/data-folder.ts'
import { startOperatorEndpoint } from '../http/operator-endpoint.ts'
import { startDataPlane } from '../mqtt/data-plane.ts'
import { createBroker } from '../mqtt/mqtt-broker.ts'
import { topicRules } from '../mqtt/topic-rules.ts'
import type { LocalOptions } from '../options.ts'
import type { Cleanups } from '../process/cleanups.ts'
import { LOCAL_ACCESS_KEY, localArn } from '../stack/local-arn.ts'
import {
  AWS_QUEUES,
  AWS_SECRETS_ENDPOINT,
  AWS_SITE_URL,
  AWS_TRACKER_ENDPOINT,
  AWS_USER_POOL_KEYS,
  addressReplacer,
} from '../stack/local-names.ts'
import type { StackSchedule } from '../stack/read-messaging.ts'
import type { Stack } from '../stack/read-stack.ts'
import type { SiteUrls } from '../stack/site-urls.ts'
import { startAwsServices } from './aws-services.ts'
import { startEventSource } from './event-sources.ts'
import { functionRecords, RECORDS_FOLDER } from './function-records.ts'
import { startStreamSource } from './stream-source.ts'
import { startWorkers } from './workers.ts'

export type BackendDeps = {
  options: LocalOptions
  stack: Stack
  stackFolder: string
  urls: SiteUrls
  databaseEndpoint: string
  files: Pick<DataFiles, 'secrets'>
  queues: Queues
  streams: Streams
  inbox: Inbox
  attachments: Pick<Attachments, 'save'>
  texts: Texts
  cognito: Pick<Cognito, 'administer'>
  stripe: Pick<LocalStripe, 'endpoint' | 'secretFor'>
}

export type Backend = Awaited<ReturnType<typeof startBackend>>

/** Starts the functions, the broker, and the services between them. The broker accepts no client before it is opened. */
export async function startBackend(deps: BackendDeps, cleanup: Cleanups) {
  const { options, stack, queues, urls } = deps
  const { host, port, mqttPort } = options
  const mqttUrl = `mqtt://${host}:${mqttPort}`
  const broker = await createBroker({
    authorize: (event) => workers.invoke(stack.connectionAuthorizerId, event),
    runRules: topicRules(stack.rules, {
      invoke: (functionId, event) => workers.invoke(functionId, event),
      streams: deps.streams,
      deadLetters: deadLettersOf(stack, queues),
    }),
  })
  const dataPlane = await startDataPlane(broker)
  const secrets = await startSecrets(stack.secrets, deps.files.secrets, deps.stripe.secretFor)
  const alarms = createAlarms({ alarms: stack.alarms, queues, now: Date.now })
  const services = await startAwsServices({
    ...deps,
    alarms,
    administer: deps.cognito.administer,
    invoke: (functionId, event) => workers.invoke(functionId, event),
  })
  const withLocalAddresses = addressReplacer([
    [AWS_QUEUES, services.endpoint],
    [AWS_SITE_URL, urls.publicUrl],
    [AWS_SECRETS_ENDPOINT, secrets.endpoint],
    [AWS_TRACKER_ENDPOINT, mqttUrl],
    [AWS_USER_POOL_KEYS, `http://${host}:${port}/_cognito/.well-known/jwks.json`],
  ])
  const workers = await startWorkers(
    stack.functions.map((one) => ({ ...one, environment: withLocalAddresses(one.environment) })),
    (bundle) => join(deps.stackFolder, bundle),
    {
      ...QUIET_SDK,
      AWS_REGION: 'us-east-1',
      AWS_ACCESS_KEY_ID: LOCAL_ACCESS_KEY,
      AWS_SECRET_ACCESS_KEY: LOCAL_ACCESS_KEY,
      AWS_SESSION_TOKEN: 'local',
      AWS_ENDPOINT_URL_CLOUDWATCH: services.endpoint,
      AWS_ENDPOINT_URL_DYNAMODB: deps.databaseEndpoint,
      AWS_ENDPOINT_URL_IOT_DATA_PLANE: dataPlane.endpoint,
      AWS_ENDPOINT_URL_LAMBDA: services.endpoint,
      AWS_ENDPOINT_URL_S3: `${s3Origin(host, port)}${S3_PATH}`,
      AWS_ENDPOINT_URL_SESV2: services.endpoint,
      AWS_ENDPOINT_URL_SNS: services.endpoint,
      AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: services.endpoint,
      ...stripeAddress(deps.stripe.endpoint),
      TESTING_MODE: 'true',
      PUSHES_TO: `${host}:${port}`,
      ...(options.webhooksTo === null ? {} : { WEBHOOKS_TO: options.webhooksTo }),
    },
    functionRecords(process.env[RECORDS_FOLDER]),
    alarms.noteFailure,
  )
  const operator = await startOperatorEndpoint(queues, workers.invoke, deps.cognito.administer)
  cleanup.add(
    workers.close,
    broker.close,
    secrets.close,
    dataPlane.close,
    services.close,
    operator.close,
    ...stack.schedules.map((schedule) =>
      startSchedule({ schedule, minuteMs: options.tickSeconds * SECOND_MS, invoke: workers.invoke }),
    ),
    ...stack.eventSources.map((source) =>
      startEventSource({ source, stack, queues, invoke: workers.invoke }),
    ),
    ...stack.streamSources.map((source) =>
      startStreamSource({
        source,
        stream: deps.streams.get(source.stream),
        invoke: workers.invoke,
        deadLetters: deadLettersOf(stack, queues),
      }),
    ),
  )
  return {
    mqttUrl,
    dataPlaneEndpoint: dataPlane.endpoint,
    operatorEndpoint: operator.endpoint,
    invoke: workers.invoke,
    openBroker: () => broker.open(mqttPort, host),
    /** Hands a browser's connection to the broker. */
    handleConnection: broker.handle,
  }
}

/** Where the topic rules send what their function could not process. */
export const deadLettersOf = ({ operatorNames }: Stack, queues: Queues) =>
  queues.get(operatorNames.deadLettersUrl)

/** Where the functions find Stripe. On AWS they have no such variables. */
function stripeAddress(endpoint: string): Record<string, string> {
  const { hostname, port, protocol } = new URL(endpoint)
  return { STRIPE_API_HOST: hostname, STRIPE_API_PORT: port, STRIPE_API_PROTOCOL: protocol.replace(':', '') }
}

type ScheduleDeps = {
  schedule: StackSchedule
  /** How long a minute of the schedule lasts. */
  minuteMs?: number
  invoke: (functionId: string, event: unknown) => Promise<unknown>
}

/** EventBridge's schedule of a function: invokes it at a fixed rate, whether or not the last invocation has ended. */
function startSchedule({ schedule, minuteMs = MINUTE_MS, invoke }: ScheduleDeps): () => void {
  let isStopped = false
  const timer = setInterval(() => {
    invoke(schedule.functionId, scheduledEvent(schedule)).catch((error: unknown) => {
      if (!isStopped) console.error(`${schedule.functionId} failed: ${String(error)}`)
    })
  }, schedule.everyMinutes * minuteMs)
  return () => {
    isStopped = true
    clearInterval(timer)
  }
}

const scheduledEvent = ({ name }: StackSchedule) => ({
  version: '0',
  id: randomUUID(),
  'detail-type': 'Scheduled Event',
  source: 'aws.events',
  account: '000000000000',
  time: toIso(Date.now()),
  region: 'us-east-1',
  resources: [localArn('events', `rule/${name}`)],
  detail: {},
})
