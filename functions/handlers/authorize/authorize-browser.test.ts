import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { type IotAction, PolicyDocument, policyAllows } from '../../../bin/local/mqtt/iot-policy.ts'
import {
  aToken,
  CLIENT_ID,
  FORGED_TOKENS,
  JWKS,
  nowSeconds,
  USER_POOL_ID,
  validClaims,
} from '../../../test/make/api/forged-tokens.ts'
import { tokenVerifier } from '../../outside/verify-token.ts'
import { NO_ACCESS } from '../../stores/accounts/support-access.ts'
import { authorizeConnection } from './actions.ts'

const IOT_ARN = 'arn:aws:iot:us-east-1:000000000000'
const keys = new Uint8Array(Buffer.from(JWKS)).buffer

/** Calls the authorizer as IoT does. `closed` lists the closed accounts. */
function authorize(
  password: string,
  { clientId, username = 'web', closed = [] }: { clientId: string; username?: string; closed?: string[] },
) {
  return authorizeConnection(
    {
      protocolData: {
        mqtt: { username, clientId, password: Buffer.from(password).toString('base64') },
      },
    },
    {
      stock: { find: async () => null, noteCall: async () => false },
      accounts: {
        getOwnership: async (ownerId) => ({
          isClosed: closed.includes(ownerId),
          ownerId,
          support: NO_ACCESS,
        }),
      },
      verifyToken: tokenVerifier({
        userPoolId: USER_POOL_ID,
        clientId: CLIENT_ID,
        fetchKeys: async () => keys,
      }),
      iotArn: IOT_ARN,
      topicNamespace: '',
      now: Date.now,
    },
  )
}

const isAdmitted = async (...connection: Parameters<typeof authorize>) =>
  (await authorize(...connection)).isAuthenticated

describe('the authorizer and browsers', () => {
  it('T23 admits the owner of an access token, to receive the account’s own topics and publish nothing', async () => {
    const claims = validClaims()
    const clientId = `web:${claims.sub}:r4nd0m`
    const response = await authorize(aToken(claims), { clientId })
    if (!response.isAuthenticated) throw new Error('refused')
    expect(response.principalId).toMatch(/^[A-Za-z0-9]{1,128}$/)
    const policies = PolicyDocument.array().parse(response.policyDocuments)
    const allows = (action: IotAction, resource: string) =>
      policyAllows(policies, action, `${IOT_ARN}:${resource}`)
    const ownTopic = `vectra/live/${claims.sub}`
    expect(allows('iot:Connect', `client/${clientId}`)).toBe(true)
    for (const topic of [ownTopic, `${ownTopic}/0123456789abcdef`]) {
      expect(allows('iot:Subscribe', `topicfilter/${topic}`)).toBe(true)
      expect(allows('iot:Receive', `topic/${topic}`)).toBe(true)
      expect(allows('iot:Publish', `topic/${topic}`)).toBe(false)
    }
    for (const filter of [
      '#',
      'vectra/live/+',
      'vectra/live/+/+',
      'vectra/live/#',
      `vectra/live/${randomUUID()}`,
      `vectra/live/${randomUUID()}/+`,
      `${ownTopic}x`,
    ])
      expect(`${filter} ${allows('iot:Subscribe', `topicfilter/${filter}`)}`).toBe(`${filter} false`)
  })

  it.each(FORGED_TOKENS)('T01 T23 refuses each of 17 forged tokens: %s', async (_, make) => {
    const token = make()
    const claims = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8')
    const sub = /"sub":"([^"]+)"/.exec(claims)?.[1] ?? randomUUID()
    expect(await isAdmitted(token, { clientId: `web:${sub}:r` })).toBe(false)
  })

  it('T23 refuses a client id that names another account, or another user name', async () => {
    const claims = validClaims()
    const token = aToken(claims)
    const own = `web:${claims.sub}:r`
    expect(await isAdmitted(token, { clientId: own })).toBe(true)
    for (const clientId of [
      `web:${randomUUID()}:r`,
      'web:*:r',
      `web:${claims.sub}`,
      `${own}:x`,
      `web:${claims.sub}:*`,
    ])
      expect(`${clientId} ${await isAdmitted(token, { clientId })}`).toBe(`${clientId} false`)
    expect(await isAdmitted(token, { clientId: own, username: 'another' })).toBe(false)
  })

  it('T10 refuses the token of a closed account', async () => {
    const claims = validClaims()
    const clientId = `web:${claims.sub}:r`
    expect(await isAdmitted(aToken(claims), { clientId, closed: [claims.sub] })).toBe(false)
  })

  it.each([
    [10, 300],
    [301, 300],
    [3_600, 3_600],
    [86_400, 86_400],
  ])('T23 a token with %d s left keeps the connection for about %d s', async (left, seconds) => {
    const claims = { ...validClaims(), iat: nowSeconds() - 1, exp: nowSeconds() + left - 1 }
    const response = await authorize(aToken(claims), { clientId: `web:${claims.sub}:r` })
    const connected = response.isAuthenticated ? response.disconnectAfterInSeconds : 0
    expect(connected).toBeLessThanOrEqual(seconds)
    expect(connected).toBeGreaterThanOrEqual(Math.max(300, seconds - 60))
  })
})
