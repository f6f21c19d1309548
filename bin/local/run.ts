import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { QUIET_SDK } from '../quiet-sdk.ts'
import { SITE_FOLDER, siteFromSources } from './build/build-site.ts'
import { DEMO_ACCOUNT } from './demo-account.ts'
import { createTables, startDynamodb } from './dynamodb.ts'
import { createCognito } from './engines/cognito/cognito.ts'
import { createInbox } from './engines/email.ts'
import { createQueue } from './engines/queue.ts'
import { startSecrets } from './engines/secrets.ts'
import { writeRunFile } from './files/run-file.ts'
import { functionRecords, RECORDS_FOLDER } from './functions/function-records.ts'
import { startWorkers } from './functions/workers.ts'
import { createHttpServer } from './http/http-server.ts'
import { jwtAuthorizer } from './http/jwt-authorizer.ts'
import { localPages } from './http/local-pages.ts'
import { mapStyles } from './http/map-styles.ts'
import { startOperatorEndpoint } from './http/operator-endpoint.ts'
import { siteFiles } from './http/site-files.ts'
import { startDataPlane } from './mqtt/data-plane.ts'
import { LIVE_PATH } from './mqtt/live-endpoint.ts'
import { createBroker } from './mqtt/mqtt-broker.ts'
import { topicRules } from './mqtt/topic-rules.ts'
import type { LocalOptions } from './options.ts'
import { type Children, childProcesses } from './process/children.ts'
import { type Cleanups, cleanups } from './process/cleanups.ts'
import { assertPortIsFree, listen } from './process/ports.ts'
import { startupHint } from './process/startup-hint.ts'
import {
  AWS_SECRETS_ENDPOINT,
  AWS_SITE_URL,
  AWS_TRACKER_ENDPOINT,
  AWS_USER_POOL_KEYS,
  USER_POOL_CLIENT_ID,
  USER_POOL_ID,
} from './stack/local-names.ts'
import { prepareStack } from './stack/prepare-stack.ts'
import { headersFor } from './stack/read-headers.ts'
import { siteUrls } from './stack/site-urls.ts'

/** What a run keeps in its folder, and `--fresh` forgets. */
const KEPT = [
  'store.db',
  'store.db-wal',
  'store.db-shm',
  'sign-in.json',
  'secrets.json',
  'inbox.jsonl',
  'dead-letters.jsonl',
  'fleet.json',
]

/** The synthesized stack on this machine's engines. `say` is told each step, and what stops later without being asked. */
export function localRun(options: LocalOptions, say: (news: string) => void) {
  const ends = cleanups()
  return {
    /** Answers the address of the site. What cannot be had ends what was started before it. */
    async start(): Promise<string> {
      try {
        return await startStack(options, ends, say)
      } catch (error) {
        await ends.endAll()
        throw startupHint(error, options)
      }
    },
    /** At any time, before the start is through too. */
    close: ends.endAll,
  }
}

async function startStack(
  options: LocalOptions,
  ends: Cleanups,
  say: (news: string) => void,
): Promise<string> {
  const { dataFolder, host, port, mqttPort } = options
  const inFolder = (name: string) => join(dataFolder, name)
  const children = childProcesses(dataFolder)
  ends.add(children.stopAll)
  for (const name of await children.claimFolder()) say(`Ended ${name}, left over from a run that was killed`)
  await assertPortIsFree(port, host)
  await assertPortIsFree(mqttPort, host)
  if (options.fresh) for (const name of KEPT) rmSync(inFolder(name), { force: true })

  const stack = await prepareStack(inFolder('cdk.out'), options.dev, say)
  const sites = siteUrls(host, port)
  const mqttUrl = `mqtt://${host}:${mqttPort}`
  Object.assign(process.env, QUIET_SDK)
  if (options.fresh && process.env.DYNAMODB_ENDPOINT)
    say('--fresh does not empty the store that DYNAMODB_ENDPOINT names')
  const databaseEndpoint = await startDynamodb(children, inFolder('store.db'))
  await createTables(databaseEndpoint, stack.tables)
  say(`Store at ${databaseEndpoint}`)

  const inbox = createInbox({ file: inFolder('inbox.jsonl') })
  const cognito = await createCognito({
    userPoolId: USER_POOL_ID,
    clientId: USER_POOL_CLIENT_ID,
    ...stack.pool,
    stateFile: inFolder('sign-in.json'),
    sendEmail: inbox.send,
    now: Date.now,
  })
  await cognito.addUser(DEMO_ACCOUNT)
  say('Sign-in ready')

  const deadLetters = createQueue(inFolder('dead-letters.jsonl'), Date.now)
  const broker = await createBroker({
    authorize: (event) => workers.invoke(stack.connectionAuthorizerId, event),
    runRules: topicRules(stack.rules, (functionId, event) => workers.invoke(functionId, event), deadLetters),
  })
  const dataPlane = await startDataPlane(broker)
  const secrets = await startSecrets(stack.secrets, inFolder('secrets.json'))
  const addresses: [string, string][] = [
    [AWS_SITE_URL, sites.publicUrl],
    [AWS_SECRETS_ENDPOINT, secrets.endpoint],
    [AWS_TRACKER_ENDPOINT, mqttUrl],
    [AWS_USER_POOL_KEYS, `http://${host}:${port}/_cognito/.well-known/jwks.json`],
  ]
  const workers = await startWorkers(
    stack.functions.map((one) => ({ ...one, environment: addressedHere(one.environment, addresses) })),
    (bundle) => join(inFolder('cdk.out'), bundle),
    {
      ...QUIET_SDK,
      AWS_REGION: 'us-east-1',
      AWS_ACCESS_KEY_ID: 'local',
      AWS_SECRET_ACCESS_KEY: 'local',
      AWS_SESSION_TOKEN: 'local',
      AWS_ENDPOINT_URL_DYNAMODB: databaseEndpoint,
      AWS_ENDPOINT_URL_IOT_DATA_PLANE: dataPlane.endpoint,
      TESTING_MODE: 'true',
    },
    functionRecords(process.env[RECORDS_FOLDER]),
  )
  const operatorDoor = await startOperatorEndpoint(deadLetters, workers.invoke)
  ends.add(workers.close, broker.close, secrets.close, dataPlane.close, operatorDoor.close)
  await broker.open(mqttPort, host)
  say(`Broker at ${mqttUrl}`)

  const styles = mapStyles(stack.siteConfig.maps)
  const siteConfigAt = (siteUrl: string) => ({
    ...stack.siteConfig,
    apiUrl: `${siteUrl}/api`,
    userPoolEndpoint: `${siteUrl}/_cognito/`,
    liveUrl: `${siteUrl.replace(/^http/, 'ws')}${LIVE_PATH}`,
    mqtt: { host, port: mqttPort, tls: false },
    maps: styles.mapsAt(siteUrl),
    testingMode: true,
  })
  const server = createHttpServer({
    gateway: {
      routes: stack.routes,
      authorize: jwtAuthorizer(stack.authorizer, async () => JSON.stringify(cognito.jwks())),
      invoke: workers.invoke,
    },
    live: { handle: broker.handle, siteUrl: sites.urlFor },
    signIn: cognito,
    siteConfig: (hostHeader) => siteConfigAt(sites.urlFor(hostHeader)),
    headersFor: (path) => headersFor(stack.headerRules, path),
    readMapStyle: styles.read,
    localPages: localPages(inbox, deadLetters),
    site: options.dev ? await siteFromSources() : siteFiles(SITE_FOLDER),
  })
  await listen(server, port, host)
  ends.add(() => {
    server.closeAllConnections()
    server.close()
  })
  ends.add(
    writeRunFile(dataFolder, {
      url: sites.publicUrl,
      databaseEndpoint,
      dataPlaneEndpoint: dataPlane.endpoint,
      operatorEndpoint: operatorDoor.endpoint,
      userPoolFile: inFolder('sign-in.json'),
      names: { ...stack.operatorNames, trackerEndpoint: mqttUrl },
    }),
  )
  if (options.fleet > 0) startFleet(children, sites.publicUrl, options, inFolder('fleet.json'))
  children.reportExits(say)
  return sites.publicUrl
}

/** Every address that AWS would give, as it is on this machine. */
const addressedHere = (environment: Record<string, string>, addresses: readonly [string, string][]) =>
  Object.fromEntries(
    Object.entries(environment).map(([name, value]) => [
      name,
      addresses.reduce((text, [there, here]) => text.replace(there, here), value),
    ]),
  )

function startFleet(children: Children, url: string, options: LocalOptions, credentials: string): void {
  const told = { url, fleet: options.fleet, hour: options.hourSeconds, credentials }
  const parameters = Object.entries(told).flatMap(([name, value]) => [`--${name}`, `${value}`])
  children.start('simulate', process.execPath, ['--import', 'tsx', 'bin/simulate.ts', ...parameters])
}
