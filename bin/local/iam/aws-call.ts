import { localArn } from '../stack/local-arn.ts'
import { dynamodbRights } from './dynamodb-rights.ts'
import type { RequiredRight } from './judge.ts'

/** A signed call, or one to AWS's extension for secrets, which signs for the function. */
export type AwsCall = {
  /** As the signature names it. */
  service: string
  method: string
  /** With the query. */
  path: string
  /** `x-amz-target`, where the protocol has one. */
  target: string
  body: string
}

/** The rights that AWS asks for a call. One that is not known is an error: it would go unjudged. */
export function requiredRights(call: AwsCall): RequiredRight[] {
  return SERVICES[call.service]?.(call) ?? unknownCall(call)
}

const SERVICES: Record<string, (call: AwsCall) => RequiredRight[] | null> = {
  dynamodb: ({ target, body }) => dynamodbRights(target, body),
  iotdata: brokerRights,
  secretsmanager: secretRights,
}

function unknownCall({ service, target, method, path }: AwsCall): never {
  throw new Error(`The local run does not know the rights of ${service} ${target || `${method} ${path}`}`)
}

function brokerRights({ method, path }: AwsCall): RequiredRight[] | null {
  const { pathname, searchParams } = new URL(path, 'http://localhost')
  const [, kind, name = '', more] = pathname.split('/')
  if (more !== undefined) return null
  const on = (what: string) => localArn('iot', `${what}/${decodeURIComponent(name)}`)
  if (kind === 'connections') {
    const action = CONNECTION_ACTIONS[method]
    return action === undefined ? null : [asked(action, on('client'))]
  }
  if (method !== 'POST' || kind !== 'topics') return null
  const retains = searchParams.get('retain') === 'true'
  return ['iot:Publish', ...(retains ? ['iot:RetainPublish'] : [])].map((action) =>
    asked(action, on('topic')),
  )
}

const CONNECTION_ACTIONS: Record<string, string> = {
  DELETE: 'iot:DeleteConnection',
  GET: 'iot:GetConnection',
}

/** The local run's secrets are named by what the template makes of a reference to them, as in the policies. */
function secretRights({ method, path }: AwsCall): RequiredRight[] | null {
  const { pathname, searchParams } = new URL(path, 'http://localhost')
  const secretId = searchParams.get('secretId')
  if (method !== 'GET' || pathname !== '/secretsmanager/get' || secretId === null) return null
  return [asked('secretsmanager:GetSecretValue', secretId)]
}

const asked = (action: string, resource: string): RequiredRight => ({ action, resource, context: {} })
