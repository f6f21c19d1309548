import { createServer, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import type { StackOutputs } from '../../../shared/stack-outputs.ts'

type AwsRequest = { call: string; body: string; principal: string }
type AwsResponse = { status?: number; type?: string; headers?: Record<string, string>; body: string }

const REGION = 'eu-central-1'
const STACK_OUTPUTS: StackOutputs = {
  ordersTable: 'Vectra-Orders',
  stripeSecret: 'arn:aws:secretsmanager:us-east-1:111122223333:secret:Stripe',
  accountsTable: 'Accounts',
  dueTable: 'Due',
  accountJobsUrl: 'https://sqs.eu-west-1.amazonaws.com/1/jobs',
  linkSecret: 'links',
  stripeWebhookUrl: 'https://track.example.com/api/stripe/webhook',
  subscriptionsTable: 'Vectra-Subscriptions',
  trackersTable: 'Vectra-Trackers',
  userPoolId: `${REGION}_POOL00001`,
  topicNamespace: '',
  siteUrl: 'https://site.example.com',
  trackerEndpoint: 'mqtts://d-trackers.iot.eu-central-1.amazonaws.com:8883',
  certificatePolicy: 'Vectra-Certificates',
  deadLettersUrl: 'https://sqs.eu-central-1.amazonaws.com/123456789012/Vectra-DeadLetters',
  telemetryFunction: 'Vectra-Telemetry',
}

/**
 * AWS as far as the operator's commands use it: the stack Vectra, the users `mia@example.com` with an authenticator app,
 * `ben@example.com` without one and `moe@example.com`, who is unconfirmed, the tracker SEA240 and its certificates.
 */
export async function fakeAws() {
  const requests: AwsRequest[] = []
  const principals = new Set<string>()
  let certificates = 0

  const responders: [RegExp, (request: AwsRequest) => AwsResponse][] = [
    [/DescribeStacks/, ({ body }) => describeStacks(new URLSearchParams(body).get('StackName'))],
    [/AdminGetUser/, ({ body }) => getUser(JSON.parse(body).Username)],
    [/AdminSetUserMFAPreference|AdminUserGlobalSignOut/, () => json({})],
    [/GetItem/, ({ body }) => json({ Item: TRACKERS[JSON.parse(body).Key.trackerId.S] })],
    [/Query/, () => json({ Items: grantedIn(requests) })],
    [
      /UpdateItem|TransactWriteItems|DELETE \/connections|POST \/things|PUT \/target-policies/,
      () => json({}),
    ],
    [/GET \/endpoint/, () => json({ endpointAddress: `a1-ats.iot.${REGION}.amazonaws.com` })],
    [/GET \/things\/.*\/principals/, () => json({ principals: [...principals] })],
    [/POST \/keys-and-certificate/, () => json(certificate(++certificates))],
    [/PUT \/things\/.*\/principals/, ({ principal }) => json({ attached: principals.add(principal).size })],
    [/DELETE \/things\/.*\/principals/, ({ principal }) => json({ detached: principals.delete(principal) })],
    [/PUT \/certificates/, () => json({})],
  ]

  const server = createServer(async (request, response) => {
    const received = await readRequest(request)
    requests.push(received)
    const respond = responders.find(([pattern]) => pattern.test(received.call))?.[1]
    const {
      status = 200,
      type = 'application/json',
      headers = {},
      body,
    } = respond ? respond(received) : { status: 501, body: '{}' }
    response.writeHead(status, { 'content-type': type, ...headers }).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  return {
    environment: {
      AWS_ENDPOINT_URL: `http://127.0.0.1:${port}`,
      AWS_REGION: REGION,
      AWS_ACCESS_KEY_ID: 'operator',
      AWS_SECRET_ACCESS_KEY: 'secret',
    },
    /** The calls in order: the operation, or method and path for REST services. */
    called: () => requests.map(({ call }) => call),
    bodyOf: (call: string) => requests.find((one) => one.call === call)?.body ?? '',
    close: () => server.close(),
  }
}

async function readRequest(request: IncomingMessage): Promise<AwsRequest> {
  const body = await text(request)
  const { headers, method, url } = request
  const operation =
    String(headers['x-amz-target'] ?? '').split('.')[1] ?? new URLSearchParams(body).get('Action')
  return {
    call: operation ?? `${method} ${decodeURIComponent(url ?? '')}`,
    body,
    principal: String(headers['x-amzn-principal'] ?? ''),
  }
}

const json = (value: object): AwsResponse => ({ body: JSON.stringify(value) })
const refusal = (type: string, message: string): AwsResponse => ({
  status: 400,
  headers: { 'x-amzn-errortype': type },
  body: JSON.stringify({ __type: type, message }),
})

const TRACKERS: Record<string, object> = {
  SEA240: {
    trackerId: { S: 'SEA240' },
    accountId: { S: 'mia' },
    trackId: { S: 't1' },
    deviceType: { S: 'boat' },
    passwordHash: { NULL: true },
  },
}

const USERS: Record<string, object> = {
  'mia@example.com': { UserStatus: 'CONFIRMED', UserMFASettingList: ['SOFTWARE_TOKEN_MFA'] },
  'ben@example.com': { UserStatus: 'CONFIRMED' },
  'moe@example.com': { UserStatus: 'UNCONFIRMED' },
}

function getUser(username: string): AwsResponse {
  const user = USERS[username]
  if (user === undefined) return refusal('UserNotFoundException', 'User does not exist.')
  return json({ ...user, Username: 'mia', UserAttributes: [{ Name: 'sub', Value: 'mia' }] })
}

/** The subscriptions that earlier requests granted. */
const grantedIn = (requests: readonly AwsRequest[]) =>
  requests
    .filter(({ call }) => call === 'TransactWriteItems')
    .flatMap(({ body }) => JSON.parse(body).TransactItems)
    .map((item) => item.Put.Item)

const certificate = (number: number) => ({
  certificateArn: `arn:aws:iot:${REGION}:123456789012:cert/c${number}`,
  certificateId: `c${number}`,
  certificatePem: `certificate ${number}`,
  keyPair: { PublicKey: 'public', PrivateKey: `private key ${number}` },
})

function describeStacks(stack: string | null): AwsResponse {
  const type = 'text/xml'
  if (stack !== 'Vectra')
    return {
      status: 400,
      type,
      body: `<ErrorResponse><Error><Type>Sender</Type><Code>ValidationError</Code><Message>Stack with id ${stack} does not exist</Message></Error></ErrorResponse>`,
    }
  const outputs = JSON.stringify(STACK_OUTPUTS).replaceAll('"', '&quot;')
  const output = `<member><OutputKey>StackOutputs</OutputKey><OutputValue>${outputs}</OutputValue></member>`
  const about = `<StackName>Vectra</StackName><StackStatus>CREATE_COMPLETE</StackStatus><CreationTime>2026-11-21T12:00:00Z</CreationTime>`
  return {
    type,
    body: `<DescribeStacksResponse><DescribeStacksResult><Stacks><member>${about}<Outputs>${output}</Outputs></member></Stacks></DescribeStacksResult></DescribeStacksResponse>`,
  }
}
