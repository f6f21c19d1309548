import { createPrivateKey, sign } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { inject } from 'vitest'
import * as z from 'zod'
import { totpCode } from '../../../bin/local/engines/cognito/totp.ts'
import { dataFiles } from '../../../bin/local/files/data-folder.ts'
import { localDeployment } from '../../../bin/operator/local-deployment.ts'
import { SECOND_MS } from '../../../shared/time.ts'
import { addAuthenticatorApp, anAccount, callAs, localUrl } from './account.ts'
import { callUserPool } from './user-pool.ts'

const Challenged = z.object({ Session: z.string() })
const SignedIn = z.object({
  AuthenticationResult: z.object({ AccessToken: z.string(), IdToken: z.string() }),
})

/** A code is accepted once, and that of the next step is accepted too. */
const STEP_MS = 30 * SECOND_MS

/** The calls of the user pool that only the operator of the deployment makes. */
export const operatorAccounts = async () => (await localDeployment(inject('dataFolder'))).accounts

/** A new operator who has signed in with a password and a code. */
export async function anOperator() {
  const account = await anAccount()
  const key = await addAuthenticatorApp(account)
  await (await operatorAccounts()).addOperator(account.email)
  const { accessToken, idToken } = await signInWithCode(localUrl(), { ...account, authenticatorKey: key })
  return { ...account, accessToken, idToken, call: callAs(accessToken) }
}

type WithCode = { email: string; password: string; authenticatorKey: string }

/** Signs in to a local run with a password and the next code of an authenticator app. */
export async function signInWithCode(url: string, { email, password, authenticatorKey }: WithCode) {
  const { Session } = Challenged.parse(
    await callUserPool(url, 'InitiateAuth', {
      AuthFlow: 'USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: email, PASSWORD: password },
    }),
  )
  const answer = await callUserPool(url, 'RespondToAuthChallenge', {
    ChallengeName: 'SOFTWARE_TOKEN_MFA',
    Session,
    ChallengeResponses: {
      USERNAME: email,
      SOFTWARE_TOKEN_MFA_CODE: totpCode(authenticatorKey, Date.now() + STEP_MS),
    },
  })
  const { AccessToken: accessToken, IdToken: idToken } = SignedIn.parse(answer).AuthenticationResult
  return { accessToken, idToken }
}

const State = z.object({ signingKeyPem: z.string() })

/** The token with other claims, signed by the user pool of the local run. */
export function resigned(accessToken: string, claims: object): string {
  const { signingKeyPem } = State.parse(
    JSON.parse(readFileSync(dataFiles(inject('dataFolder')).signIn, 'utf8')),
  )
  const [header = '', content = ''] = accessToken.split('.')
  const before: unknown = JSON.parse(Buffer.from(content, 'base64url').toString())
  const after = JSON.stringify(Object.assign({}, before, claims))
  const text = `${header}.${Buffer.from(after).toString('base64url')}`
  return `${text}.${sign('sha256', Buffer.from(text), createPrivateKey(signingKeyPem)).toString('base64url')}`
}
