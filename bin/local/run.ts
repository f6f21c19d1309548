import { join } from 'node:path'
import { DEMO_ACCOUNT, DEMO_CREW, DEMO_RENTAL } from '../../shared/account/demo-account.ts'
import { DEMO_OPERATOR } from '../../shared/account/demo-operator.ts'
import { OPERATORS } from '../../shared/operator/access.ts'
import type { ReportKey } from '../demo/demo-messages.ts'
import { leaveDeadLetters } from '../demo/faults/dead-letters.ts'
import { startDemo } from '../demo/start-demo.ts'
import { tableOf } from '../demo/tables.ts'
import { createCatalog } from '../provision/stripe-catalog.ts'
import { QUIET_SDK } from '../quiet-sdk.ts'
import { createTables, localDocuments, startDynamodb } from './dynamodb.ts'
import { createAttachments } from './engines/attachments.ts'
import { createCognito } from './engines/cognito/cognito.ts'
import { advanceDueWork } from './engines/due-clock.ts'
import { createInbox, type Inbox } from './engines/email.ts'
import { emailFeedback } from './engines/email-feedback.ts'
import { createPushes, createTexts } from './engines/phone.ts'
import { createPushService } from './engines/push/push-service.ts'
import { createQueues, type Queues } from './engines/queues.ts'
import { s3Server } from './engines/s3/serve-s3.ts'
import { createStreams } from './engines/stream.ts'
import { type LocalStripe, runStripe } from './engines/stripe/run-stripe.ts'
import { type DataFiles, dataFiles, deleteData } from './files/data-folder.ts'
import { writeRunFile } from './files/run-file.ts'
import { deadLettersOf, startBackend } from './functions/start-backend.ts'
import { localActions } from './http/local-actions.ts'
import { startSite } from './http/start-site.ts'
import type { LocalOptions } from './options.ts'
import { type Children, childProcesses } from './process/children.ts'
import { type Cleanups, cleanups } from './process/cleanups.ts'
import { assertPortIsFree } from './process/ports.ts'
import { startFleet } from './process/start-fleet.ts'
import { startupHint } from './process/startup-hint.ts'
import { USER_POOL_CLIENT_ID, USER_POOL_ID } from './stack/local-names.ts'
import { prepareStack } from './stack/prepare-stack.ts'
import type { UserPoolSettings } from './stack/read-pool.ts'
import type { Stack } from './stack/read-stack.ts'
import { siteUrls } from './stack/site-urls.ts'

type Log = (message: string) => void

/** The reports of a new demo account are generated one after another, so that its first visitor does not wait. */
const BETWEEN_REPORTS_MS = 5_000

/** The synthesized stack on local engines. `log` receives the steps of the start, and later the exits of child processes. */
export function localRun(options: LocalOptions, log: Log) {
  const cleanup = cleanups()
  return {
    /** Returns the URL of the site. If a step fails, everything started before it is stopped. */
    async start(): Promise<string> {
      try {
        return await start(options, cleanup, log)
      } catch (error) {
        await cleanup.runAll()
        throw startupHint(error, options)
      }
    },
    /** Can be called at any time, also during the start. */
    close: cleanup.runAll,
  }
}

async function start(options: LocalOptions, cleanup: Cleanups, log: Log): Promise<string> {
  Object.assign(process.env, QUIET_SDK)
  const { dataFolder, host, port } = options
  const files = dataFiles(dataFolder)
  const { telemetryBuffer } = options
  const context: Record<string, string> = telemetryBuffer === null ? {} : { telemetryBuffer }
  const stackFolder = join(dataFolder, ['cdk.out', ...Object.values(context)].join('-'))
  const urls = siteUrls(host, port)

  const children = await claimFolderAndPorts(options, cleanup, log)
  if (options.fresh) startFresh(files, log)

  const stack = await prepareStack(stackFolder, { dev: options.dev, context }, log)
  const databaseEndpoint = await startStore(children, files, stack, log)
  const tableNames = stack.tables.map(({ name }) => name)
  const inbox = createInbox({ file: files.inbox })
  const attachments = createAttachments(files.attachments)
  const { cognito, demoAccountId, demoCrewId, demoRentalId } = startUserPool(
    stack.pool,
    files,
    inbox,
    (functionId, event) => backend.invoke(functionId, event),
  )
  log('Sign-in ready')
  const texts = createTexts(files.texts)
  const pushes = createPushes(files.pushes)
  const queues = createQueues(stack.queues, files.queues)
  const streams = createStreams(stack.streams, files.streams)

  const demo =
    options.fleet === 0
      ? null
      : await startDemo({
          account: {
            accountId: demoAccountId,
            email: DEMO_ACCOUNT.email,
            crewId: demoCrewId,
            rental: { accountId: demoRentalId, email: DEMO_RENTAL.email },
          },
          databaseEndpoint,
          client: localDocuments(databaseEndpoint),
          tableNames,
          devicesTable: tableOf(tableNames, 'Devices'),
          siteUrl: urls.publicUrl,
          stripe: stripeFiles(files),
          markerFile: files.demo,
          children,
          log,
        })
  const stripe = await startPayments(files, urls.publicUrl, cleanup)
  const backend = await startBackend(
    {
      options,
      stack,
      stackFolder,
      urls,
      databaseEndpoint,
      files,
      queues,
      streams,
      inbox,
      attachments,
      texts,
      cognito,
      stripe,
    },
    cleanup,
  )
  await backend.openBroker()
  log(`MQTT broker at ${backend.mqttUrl}`)

  const pushService = createPushService({ origin: `http://${host}:${port}`, pushes, now: Date.now })
  const localData = {
    inbox,
    attachments,
    texts,
    pushes,
    pushService,
    deadLetters: deadLettersOf(stack, queues),
    stripe,
  }
  const advanceClock = (hours: number) => {
    stripe.advance(hours)
    return advanceDueWork(localDocuments(databaseEndpoint), tableOf(tableNames, 'Due'), hours, Date.now())
  }
  const sendFeedback = emailFeedback({ feedback: stack.feedback, queues, inbox, now: Date.now })
  const actions = localActions({ advanceClock, sendFeedback, giveUp: queues.giveUp, stripe })
  const serveS3 = s3Server({
    buckets: stack.buckets,
    folder: files.buckets,
    now: Date.now,
    isSite: urls.isSite,
  })
  cleanup.add(await startSite({ options, stack, urls, backend, cognito, localData, actions, serveS3 }))

  cleanup.add(
    writeRunFile(dataFolder, {
      url: urls.publicUrl,
      databaseEndpoint,
      dataPlaneEndpoint: backend.dataPlaneEndpoint,
      operatorEndpoint: backend.operatorEndpoint,
      names: { ...stack.operatorNames, siteUrl: urls.publicUrl, trackerEndpoint: backend.mqttUrl },
    }),
  )
  const reportQueue = reportQueueOf(stack, queues)
  function onDemoMade(reports: readonly ReportKey[]): void {
    for (const [index, report] of reports.entries())
      reportQueue.send(JSON.stringify(report), index * BETWEEN_REPORTS_MS)
    leaveDeadLetters(reports, stack, queues)
  }
  if (await demo?.finish(onDemoMade)) startFleet(children, urls.publicUrl, options, files)
  children.reportExits(log)
  return urls.publicUrl
}

const stripeFiles = ({ stripe: stateFile, stripeRequests: requestsFile }: DataFiles) => ({
  stateFile,
  requestsFile,
})

async function startPayments(files: DataFiles, siteUrl: string, cleanup: Cleanups): Promise<LocalStripe> {
  const stripe = await runStripe({ ...stripeFiles(files), siteUrl, now: Date.now })
  cleanup.add(stripe.close)
  await createCatalog(stripe.client)
  return stripe
}

/** The queue of the function that generates reports. */
function reportQueueOf({ queues: declared }: Stack, queues: Queues) {
  const queue = declared.find(({ name, redrive }) => name.startsWith('ReportQueue') && redrive !== null)
  if (queue === undefined) throw new Error('The template has no queue of reports')
  return queues.get(queue.name)
}

async function claimFolderAndPorts(
  { dataFolder, host, port, mqttPort }: LocalOptions,
  cleanup: Cleanups,
  log: Log,
): Promise<Children> {
  const children = childProcesses(dataFolder)
  cleanup.add(children.stopAll)
  for (const name of await children.claimFolder()) log(`Stopped ${name}, left over from a killed run`)
  await assertPortIsFree(port, host)
  await assertPortIsFree(mqttPort, host)
  return children
}

function startFresh(files: DataFiles, log: Log): void {
  deleteData(files)
  if (process.env.DYNAMODB_ENDPOINT) log('--fresh does not empty the store at DYNAMODB_ENDPOINT')
}

async function startStore(
  children: Children,
  files: DataFiles,
  { tables }: Stack,
  log: Log,
): Promise<string> {
  const endpoint = await startDynamodb(children, files.store)
  await createTables(endpoint, tables)
  log(`Store at ${endpoint}`)
  return endpoint
}

function startUserPool(
  pool: UserPoolSettings,
  files: DataFiles,
  inbox: Inbox,
  invoke: (functionId: string, event: unknown) => Promise<unknown>,
) {
  const cognito = createCognito({
    userPoolId: USER_POOL_ID,
    clientId: USER_POOL_CLIENT_ID,
    ...pool,
    stateFile: files.signIn,
    sendEmail: inbox.send,
    triggers: {
      PreSignUp: (event) => invoke(pool.triggers.PreSignUp, event),
      CustomMessage: (event) => invoke(pool.triggers.CustomMessage, event),
    },
    now: Date.now,
  })
  cognito.addOperator(DEMO_OPERATOR, OPERATORS)
  return {
    cognito,
    demoAccountId: cognito.addUser(DEMO_ACCOUNT),
    demoCrewId: cognito.addUser(DEMO_CREW),
    demoRentalId: cognito.addUser(DEMO_RENTAL),
  }
}
