import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { SECOND_MS } from '../../../../shared/time.ts'

type Refusal = 'AccessDenied' | 'SignatureDoesNotMatch'
const SCOPE = /^(?<keyId>[^/]+)\/(?<scope>(?<day>\d{8})\/(?<region>[^/]+)\/s3\/aws4_request)$/
const SIGNED_AT = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

/** Why S3 would not serve a signed URL to a browser; `null` if it would (Signature Version 4 in the query). */
export function presignedRefusal(
  url: URL,
  host: string,
  secretAccessKey: string,
  now: number,
): Refusal | null {
  const query = url.searchParams
  const { scope, day, region } = SCOPE.exec(query.get('X-Amz-Credential') ?? '')?.groups ?? {}
  const signature = query.get('X-Amz-Signature')
  const signedAt = query.get('X-Amz-Date') ?? ''
  if (scope === undefined || day === undefined || region === undefined || signature === null)
    return 'AccessDenied'
  const endsAt = Date.parse(signedAt.replace(SIGNED_AT, '$1-$2-$3T$4:$5:$6Z')) + lifetimeMs(query)
  // also if one of them cannot be read
  if (!(now < endsAt)) return 'AccessDenied'
  const request = ['GET', url.pathname, canonicalQuery(query), `host:${host}`, '', 'host', 'UNSIGNED-PAYLOAD']
  const requestHash = createHash('sha256').update(request.join('\n')).digest('hex')
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${secretAccessKey}`)
  const expected = hmac(key, ['AWS4-HMAC-SHA256', signedAt, scope, requestHash].join('\n'))
  const given = Buffer.from(signature, 'hex')
  const isRight = given.length === expected.length && timingSafeEqual(given, expected)
  return isRight ? null : 'SignatureDoesNotMatch'
}

const lifetimeMs = (query: URLSearchParams) => Number(query.get('X-Amz-Expires') ?? Number.NaN) * SECOND_MS

const canonicalQuery = (query: URLSearchParams) =>
  [...query]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .toSorted()
    .join('&')

/** Text as AWS encodes it, which leaves fewer characters than `encodeURIComponent`. */
const encoded = (text: string) =>
  encodeURIComponent(text).replaceAll(/[!'()*]/g, (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`)
