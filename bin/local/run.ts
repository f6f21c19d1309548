import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { QUIET_SDK } from '../quiet-sdk.ts'
import { SITE_FOLDER, siteFromSources } from './build-site.ts'
import { CannotStart } from './cannot-start.ts'
import { childProcesses } from './children.ts'
import { startDataPlane } from './data-plane.ts'
import { DEMO } from './demo.ts'
import { createTables, startDynamodb } from './dynamodb.ts'
import { createCognito } from './engines/cognito.ts'
import { createInbox } from './engines/email.ts'
import { createQueue } from './engines/queue.ts'
import { startSecrets } from './engines/secrets.ts'
import { functionRecords, RECORDS_FOLDER } from './function-records.ts'
import { createHttpServer } from './http-server.ts'
import { jwtAuthorizer } from './jwt-authorizer.ts'
import { LIVE_PATH } from './live-door.ts'
import { localPages } from './local-pages.ts'
import { mapStyles } from './map-styles.ts'
import { startBroker } from './mqtt-broker.ts'
import {
  AWS_SECRETS_ENDPOINT,
  AWS_SITE_URL,
  AWS_TRACKER_ENDPOINT,
  AWS_USER_POOL_KEYS,
  USER_POOL_CLIENT_ID,
  USER_POOL_ID,
} from './names-here.ts'
import { startOperatorDoor } from './operator-door.ts'
import type { LocalOptions } from './options.ts'
import { addressesOf, listen, networkAddresses, portIsFree } from './ports.ts'
import { prepareStack } from './prepare-stack.ts'
import { headersFor } from './read-headers.ts'
import { tellRun } from './run-file.ts'
import { siteFiles } from './site-files.ts'
import { siteUrls } from './site-urls.ts'
import { topicRules } from './topic-rules.ts'
import { startWorkers } from './workers.ts'

export type LocalRun = { url: string; close: () => Promise<void> }

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

/** Starts the synthesized stack on this machine's engines. `say` is told each step. */
export async function startLocal(options: LocalOptions, say: (step: string) => void): Promise<LocalRun> {
  const children = childProcesses(options.dataFolder)
  try {
    return await startStack(options, children, say)
  } catch (error) {
    await children.stopAll()
    throw error
  }
}

type Children = ReturnType<typeof childProcesses>

async function startStack(
  options: LocalOptions,
  children: Children,
  say: (step: string) => void,
): Promise<LocalRun> {
  const { dataFolder, host, port, mqttPort } = options
  const inFolder = (name: string) => join(dataFolder, name)
  for (const name of await children.endLeftovers()) say(`Ended ${name}, left over from a run that was killed`)
  await requireAddress(host)
  await requireFree(port, host, '--port')
  await requireFree(mqttPort, host, '--mqtt-port')
  if (options.fresh) for (const name of KEPT) rmSync(inFolder(name), { force: true })
  mkdirSync(dataFolder, { recursive: true })

  const stack = await prepareStack(inFolder('cdk.out'), options.dev, say)
  const sites = siteUrls(host, port)
  const mqttUrl = `mqtt://${host}:${mqttPort}`
  Object.assign(process.env, QUIET_SDK)
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
  await cognito.addUser(DEMO)
  say('Sign-in ready')

  const deadLetters = createQueue(inFolder('dead-letters.jsonl'), Date.now)
  const broker = await startBroker(
    {
      authorize: (event) => workers.invoke(stack.connectionAuthorizerId, event),
      runRules: topicRules(
        stack.rules,
        (functionId, event) => workers.invoke(functionId, event),
        deadLetters,
      ),
    },
    mqttPort,
    host,
  )
  const dataPlane = await startDataPlane(broker)
  const secrets = await startSecrets(stack.secrets, inFolder('secrets.json'))
  const addresses: [string, string][] = [
    [AWS_SITE_URL, sites.announced],
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
  const operatorDoor = await startOperatorDoor(deadLetters, workers.invoke)
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
    live: { handle: broker.handle, siteUrl: sites.askedBy },
    signIn: cognito,
    siteConfig: (hostHeader) => siteConfigAt(sites.askedBy(hostHeader)),
    headersFor: (path) => headersFor(stack.headerRules, path),
    readMapStyle: styles.read,
    localPages: localPages(inbox, deadLetters),
    site: options.dev ? await siteFromSources() : siteFiles(SITE_FOLDER),
  })
  await listen(server, port, host)
  const forgetRun = tellRun(dataFolder, {
    url: sites.announced,
    databaseEndpoint,
    dataPlaneEndpoint: dataPlane.endpoint,
    operatorEndpoint: operatorDoor.endpoint,
    userPoolFile: inFolder('sign-in.json'),
    names: { ...stack.operatorNames, trackerEndpoint: mqttUrl },
  })
  if (options.fleet > 0) startFleet(children, sites.announced, options, inFolder('fleet.json'))

  return {
    url: sites.announced,
    async close() {
      forgetRun()
      server.closeAllConnections()
      server.close()
      dataPlane.close()
      operatorDoor.close()
      secrets.close()
      await broker.close()
      await workers.close()
      await children.stopAll()
    },
  }
}

/** Every address that AWS would give, as it is on this machine. */
const addressedHere = (environment: Record<string, string>, addresses: readonly [string, string][]) =>
  Object.fromEntries(
    Object.entries(environment).map(([name, value]) => [
      name,
      addresses.reduce((text, [there, here]) => text.replace(there, here), value),
    ]),
  )

async function requireAddress(host: string): Promise<void> {
  if (await portIsFree(0, host)) return
  const there = networkAddresses().join(' or ') || 'none in a network'
  throw new CannotStart(`--host ${host} is no address of this machine. It has ${there}.`)
}

async function requireFree(port: number, host: string, option: string): Promise<void> {
  const free = await Promise.all(addressesOf(host).map((address) => portIsFree(port, address)))
  if (free.every(Boolean)) return
  throw new CannotStart(`Port ${port} is in use. Choose another: npm start -- ${option} ${port + 1}`)
}

function startFleet(children: Children, url: string, options: LocalOptions, credentials: string): void {
  const told = { url, fleet: options.fleet, hour: options.hourSeconds, credentials }
  const parameters = Object.entries(told).flatMap(([name, value]) => [`--${name}`, `${value}`])
  children.start('simulate', process.execPath, ['--import', 'tsx', 'bin/simulate.ts', ...parameters])
}
