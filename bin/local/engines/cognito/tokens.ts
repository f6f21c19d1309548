import { createHash, createPrivateKey, createPublicKey, randomUUID, sign, verify } from 'node:crypto'
import * as z from 'zod'
import type { Session, User } from './store.ts'

type TokenSettings = {
  signingKeyPem: string
  issuer: string
  clientId: string
  accessTokenMinutes: number
  idTokenMinutes: number
  now: () => number
}

const RsaKey = z.object({ n: z.string(), e: z.string() })

const AccessClaims = z.object({
  token_use: z.literal('access'),
  iss: z.string(),
  exp: z.number(),
  sub: z.string(),
  origin_jti: z.string(),
})

export type Tokens = ReturnType<typeof createTokens>

/** Access and id tokens in Cognito's format: RS256, with times in seconds. */
export function createTokens(settings: TokenSettings) {
  const privateKey = createPrivateKey(settings.signingKeyPem)
  const publicKey = createPublicKey(privateKey)
  const { n, e } = RsaKey.parse(publicKey.export({ format: 'jwk' }))
  const kid = createHash('sha256').update(`${n}.${e}`).digest('base64')

  const signed = (claims: object) => {
    const content = `${encode({ kid, alg: 'RS256' })}.${encode(claims)}`
    return `${content}.${sign('sha256', Buffer.from(content), privateKey).toString('base64url')}`
  }
  const claimsOf = (user: User, session: Session, minutes: number) => {
    const issuedAt = Math.floor(settings.now() / 1000)
    return {
      sub: user.sub,
      ...(user.groups.length > 0 && { 'cognito:groups': user.groups }),
      iss: settings.issuer,
      origin_jti: session.id,
      event_id: randomUUID(),
      auth_time: Math.floor(session.signedInAt / 1000),
      iat: issuedAt,
      exp: issuedAt + minutes * 60,
      jti: randomUUID(),
    }
  }

  return {
    jwks: () => ({ keys: [{ alg: 'RS256', e, kid, kty: 'RSA', n, use: 'sig' as const }] }),

    accessToken: (user: User, session: Session): string =>
      signed({
        ...claimsOf(user, session, settings.accessTokenMinutes),
        token_use: 'access',
        client_id: settings.clientId,
        scope: 'aws.cognito.signin.user.admin',
        username: user.sub,
      }),

    idToken: (user: User, session: Session): string =>
      signed({
        ...user.attributes,
        ...claimsOf(user, session, settings.idTokenMinutes),
        token_use: 'id',
        aud: settings.clientId,
        email: user.email,
        email_verified: true,
        'cognito:username': user.sub,
      }),

    /** The claims of an unexpired access token signed by this pool, else `null`. */
    readAccessToken(token: string): z.infer<typeof AccessClaims> | null {
      const [header = '', content = '', signature = ''] = token.split('.')
      const isValid = verify(
        'sha256',
        Buffer.from(`${header}.${content}`),
        publicKey,
        Buffer.from(signature, 'base64url'),
      )
      if (!isValid) return null
      const claims = AccessClaims.safeParse(JSON.parse(Buffer.from(content, 'base64url').toString('utf8')))
      return claims.success && claims.data.exp * 1000 > settings.now() ? claims.data : null
    },
  }
}

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
