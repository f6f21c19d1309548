import { mkdtempSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { Amplify } from 'aws-amplify'
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito'
import { writeSignInMail } from '../../../../functions/handlers/sign-in-mails/write-sign-in-mail.ts'
import { createCognito } from './cognito.ts'
import type { CognitoOptions } from './pool.ts'

export const CLIENT_ID = 'local0client0of0vectra0000'
export const USER_POOL_ID = 'us-east-1_LOCAL0001'

type Sent = { to: string; subject: string; text: string }

/** A user pool on a new file, with an adjustable clock and the emails that it sent. */
export function aUserPool(settings: Partial<CognitoOptions> = {}) {
  const clock = { aheadMs: 0 }
  const sent: Sent[] = []
  const options: CognitoOptions = {
    userPoolId: USER_POOL_ID,
    clientId: CLIENT_ID,
    explicitAuthFlows: ['ALLOW_USER_SRP_AUTH', 'ALLOW_USER_PASSWORD_AUTH', 'ALLOW_REFRESH_TOKEN_AUTH'],
    accessTokenMinutes: 60,
    idTokenMinutes: 60,
    refreshTokenDays: 90,
    passwordPolicy: {
      minimumLength: 10,
      requireLowercase: true,
      requireUppercase: true,
      requireNumbers: true,
      requireSymbols: false,
    },
    mfa: 'OPTIONAL',
    temporaryPasswordDays: 7,
    groups: ['operators'],
    refreshTokenRotation: { graceSeconds: 60 },
    stateFile: join(mkdtempSync(join(tmpdir(), 'vectra-sign-in-')), 'sign-in.json'),
    sendEmail: (email) => {
      sent.push(email)
    },
    triggers: {
      PreSignUp: async (event) => event,
      CustomMessage: async (event) => writeSignInMail(event),
    },
    now: () => Date.now() + clock.aheadMs,
    ...settings,
  }
  const cognito = createCognito(options)
  return {
    cognito,
    options,
    clock,
    sent,
    call: (operation: string, input: object) => cognito.handle(operation, { ClientId: CLIENT_ID, ...input }),
    /** A call of the pool's operator. */
    administer: (operation: string, input: object) =>
      cognito.administer(operation, { UserPoolId: USER_POOL_ID, ...input }),
    /** The last six-digit code mailed to an address. */
    lastCode(to: string): string {
      const code = /\b\d{6}\b/.exec(sent.findLast((email) => email.to === to)?.text ?? '')?.[0]
      if (code === undefined) throw new Error(`No code was sent to ${to}`)
      return code
    },
  }
}

/** Serves the pool over HTTP to the Amplify of this process. Returns what stops it. */
export async function serveToAmplify(pool: Pick<ReturnType<typeof createCognito>, 'handle'>) {
  const { endpoint, close } = await serve(pool)
  Amplify.configure({
    Auth: {
      Cognito: { userPoolId: USER_POOL_ID, userPoolClientId: CLIENT_ID, userPoolEndpoint: endpoint },
    },
  })
  const stored = new Map<string, string>()
  cognitoUserPoolsTokenProvider.setKeyValueStorage({
    setItem: async (key, value) => void stored.set(key, value),
    getItem: async (key) => stored.get(key) ?? null,
    removeItem: async (key) => void stored.delete(key),
    clear: async () => stored.clear(),
  })
  return close
}

/** Serves the engine as the local run does. */
async function serve({ handle }: Pick<ReturnType<typeof createCognito>, 'handle'>) {
  const server = createServer(async (request, response) => {
    const operation = String(request.headers['x-amz-target']).split('.').at(-1) ?? ''
    const { status, body } = await handle(operation, JSON.parse(await text(request)))
    response.writeHead(status, { 'content-type': 'application/x-amz-json-1.1' }).end(JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  return { endpoint: `http://127.0.0.1:${address.port}/_cognito/`, close: () => server.close() }
}
