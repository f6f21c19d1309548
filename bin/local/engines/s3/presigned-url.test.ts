import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { expect, it } from 'vitest'
import { MINUTE_MS } from '../../../../shared/time.ts'
import { presignedRefusal } from './presigned-url.ts'

const NOON = Date.parse('2026-06-01T16:00:00Z')
const ENDPOINT = 'http://127.0.0.1:3001/_s3'
const client = new S3Client({
  region: 'us-east-1',
  endpoint: ENDPOINT,
  credentials: { accessKeyId: 'local', secretAccessKey: 'local', sessionToken: 'local' },
})
const command = new GetObjectCommand({
  Bucket: 'Files',
  Key: "exports/mia (1)/it's.zip",
  ResponseContentDisposition: 'attachment; filename="it.zip"',
})
const signed = async () =>
  new URL(await getSignedUrl(client, command, { expiresIn: 300, signingDate: new Date(NOON) }))

const refusal = (url: URL, now = NOON, host = url.host) => presignedRefusal(url, host, 'local', now)

it.each([
  [5 * MINUTE_MS - 1, null],
  [5 * MINUTE_MS, 'AccessDenied'],
])(
  'T114 a link that the SDK has signed for five minutes is answered after %i ms with %s',
  async (afterMs, code) => {
    expect(refusal(await signed(), NOON + afterMs)).toBe(code)
  },
)

it('T114 a link to another object, of another host, for longer or with another key is refused', async () => {
  const url = await signed()
  const other = new URL(url.href.replace('mia', 'eve'))
  const longer = new URL(url.href.replace('X-Amz-Expires=300', 'X-Amz-Expires=3000'))
  for (const changed of [other, longer]) expect(refusal(changed)).toBe('SignatureDoesNotMatch')
  expect(refusal(url, NOON, 'evil.example')).toBe('SignatureDoesNotMatch')
  expect(presignedRefusal(url, url.host, 'guessed', NOON)).toBe('SignatureDoesNotMatch')
  expect(refusal(new URL(url.href.split('?')[0] ?? ''))).toBe('AccessDenied')
})
