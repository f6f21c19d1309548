import * as z from 'zod'
import { S3_PATH } from '../engines/s3/s3-path.ts'
import { bucketArn, localArn } from '../stack/local-arn.ts'
import { dynamodbRights } from './dynamodb-rights.ts'
import type { RequiredRight } from './judge.ts'

/** A signed call, or one to AWS's Lambda extension for secrets, which signs it for the function. */
export type AwsCall = {
  /** The service name in the signature. */
  service: string
  method: string
  /** With the query string. */
  path: string
  /** The `x-amz-target` header, or an empty string. */
  target: string
  body: string
}

/** The rights that AWS requires for a call. An unsupported call is an error, because nothing would check it. */
export function requiredRights(call: AwsCall): RequiredRight[] {
  return SERVICES[call.service]?.(call) ?? unknownCall(call)
}

const SERVICES: Record<string, (call: AwsCall) => RequiredRight[] | null> = {
  monitoring: alarmRights,
  dynamodb: ({ target, body }) => dynamodbRights(target, body),
  'cognito-idp': userPoolRights,
  iotdata: brokerRights,
  lambda: functionRights,
  s3: bucketRights,
  secretsmanager: secretRights,
  ses: emailRights,
  sns: textRights,
  sqs: queueRights,
}

function unknownCall({ service, target, method, path }: AwsCall): never {
  throw new Error(
    `The local run does not know which rights ${service} ${target || `${method} ${path}`} requires`,
  )
}

function brokerRights({ method, path }: AwsCall): RequiredRight[] | null {
  const { pathname, searchParams } = new URL(path, 'http://localhost')
  const [, kind, name = '', more] = pathname.split('/')
  if (more !== undefined) return null
  const arnOf = (type: string) => localArn('iot', `${type}/${decodeURIComponent(name)}`)
  if (kind === 'connections') {
    const action = CONNECTION_ACTIONS[method]
    return action === undefined ? null : [rightTo(action, arnOf('client'))]
  }
  if (method !== 'POST' || kind !== 'topics') return null
  const retains = searchParams.get('retain') === 'true'
  return ['iot:Publish', ...(retains ? ['iot:RetainPublish'] : [])].map((action) =>
    rightTo(action, arnOf('topic')),
  )
}

const CONNECTION_ACTIONS: Record<string, string> = {
  DELETE: 'iot:DeleteConnection',
  GET: 'iot:GetConnection',
}

/** In the local run, a secret's id is also its ARN: references to it resolve to its logical id, in policies too. */
function secretRights({ method, path }: AwsCall): RequiredRight[] | null {
  const { pathname, searchParams } = new URL(path, 'http://localhost')
  const secretId = searchParams.get('secretId')
  if (method !== 'GET' || pathname !== '/secretsmanager/get' || secretId === null) return null
  return [rightTo('secretsmanager:GetSecretValue', secretId)]
}

/** A list of alarms by the beginning of their names needs the right to all. */
function alarmRights({ target }: AwsCall): RequiredRight[] | null {
  if (target === 'GraniteServiceVersion20100801.GetMetricData')
    return [rightTo('cloudwatch:GetMetricData', '*')]
  if (target !== 'GraniteServiceVersion20100801.DescribeAlarms') return null
  return [rightTo('cloudwatch:DescribeAlarms', localArn('cloudwatch', 'alarm:*'))]
}

const ForUserPool = z.object({ UserPoolId: z.string() })

function userPoolRights({ target, body }: AwsCall): RequiredRight[] | null {
  const operation = /^AWSCognitoIdentityProviderService\.(Admin\w+|ListUsers)$/.exec(target)?.[1]
  if (operation === undefined) return null
  const { UserPoolId } = ForUserPool.parse(JSON.parse(body))
  return [rightTo(`cognito-idp:${operation}`, localArn('cognito-idp', `userpool/${UserPoolId}`))]
}

const Email = z.object({ FromEmailAddress: z.string(), ConfigurationSetName: z.string().optional() })

/** AWS requires the right for the sender's identity, here its domain, and for the configuration set. */
function emailRights({ method, path, body }: AwsCall): RequiredRight[] | null {
  if (method !== 'POST' || path !== '/v2/email/outbound-emails') return null
  const { FromEmailAddress, ConfigurationSetName } = Email.parse(JSON.parse(body))
  const domain = /@([^@<>]+)>?$/.exec(FromEmailAddress)?.[1] ?? ''
  const resources = [
    `identity/${domain}`,
    ...(ConfigurationSetName === undefined ? [] : [`configuration-set/${ConfigurationSetName}`]),
  ]
  return resources.map((resource) => rightTo('ses:SendEmail', localArn('ses', resource)))
}

/** A text to a phone number has no resource. */
function textRights({ body }: AwsCall): RequiredRight[] | null {
  const call = new URLSearchParams(body)
  if (call.get('Action') !== 'Publish' || call.get('PhoneNumber') === null) return null
  return [rightTo('sns:Publish', '*')]
}

const INVOKE = /^\/2015-03-31\/functions\/([^/]+)\/invocations$/

function functionRights({ method, path }: AwsCall): RequiredRight[] | null {
  const name = INVOKE.exec(path)?.[1]
  if (method !== 'POST' || name === undefined) return null
  return [rightTo('lambda:InvokeFunction', localArn('lambda', `function:${name}`))]
}

const ForQueue = z.object({ QueueUrl: z.string() })
const QUEUE_ACTIONS: Record<string, string> = {
  'AmazonSQS.ChangeMessageVisibility': 'sqs:ChangeMessageVisibility',
  'AmazonSQS.DeleteMessage': 'sqs:DeleteMessage',
  'AmazonSQS.GetQueueAttributes': 'sqs:GetQueueAttributes',
  'AmazonSQS.ReceiveMessage': 'sqs:ReceiveMessage',
  'AmazonSQS.SendMessage': 'sqs:SendMessage',
  'AmazonSQS.SendMessageBatch': 'sqs:SendMessage',
}

function queueRights({ target, body }: AwsCall): RequiredRight[] | null {
  const action = QUEUE_ACTIONS[target]
  if (action === undefined) return null
  const { QueueUrl } = ForQueue.parse(JSON.parse(body))
  return [rightTo(action, localArn('sqs', QueueUrl.split('/').at(-1) ?? ''))]
}

/** The rights of a call on one object, or on all whose keys are in the body. */
function bucketRights({ method, path, body }: AwsCall): RequiredRight[] | null {
  const { pathname, searchParams } = new URL(path, 'http://localhost')
  const [bucket = '', ...keyParts] = pathname.slice(`${S3_PATH}/`.length).split('/')
  const key = keyParts.join('/')
  if (key === '') {
    if (method === 'GET') return [rightTo('s3:ListBucket', bucketArn(bucket))]
    const keys = [...body.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, one = '']) => one)
    return keys.map((one) => rightTo('s3:DeleteObject', bucketArn(`${bucket}/${one}`)))
  }
  const action =
    method === 'DELETE' && searchParams.has('uploadId') ? 's3:AbortMultipartUpload' : OBJECT_ACTIONS[method]
  return action === undefined ? null : [rightTo(action, bucketArn(`${bucket}/${key}`))]
}

const OBJECT_ACTIONS: Record<string, string> = {
  DELETE: 's3:DeleteObject',
  GET: 's3:GetObject',
  POST: 's3:PutObject',
  PUT: 's3:PutObject',
}

const rightTo = (action: string, resource: string): RequiredRight => ({ action, resource, context: {} })
