import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { expect, test } from 'vitest'
import { NOON } from '../../test/make/tracking/a-position.ts'
import { fileLinks } from './file-links.ts'

const Bucket = 'files-of-accounts'
const credentials = { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'secret', sessionToken: 'token/+=' }

test.each([
  ['on AWS', {}],
  ['on a machine', { endpoint: 'http://localhost:8080/_s3', forcePathStyle: true }],
])('T99 a link to a file %s is the one that the SDK signs', async (_, address) => {
  const client = new S3Client({
    region: 'eu-central-1',
    credentials,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...address,
  })
  const linkTo = fileLinks(client, Bucket)
  for (const name of ['vectra-trips.pdf', "Müller's (1)* trips!.pdf"]) {
    const key = `reports/a1/${name}`
    const disposition = `attachment; filename="${name.replaceAll('"', '')}"`
    const expected = await getSignedUrl(
      client,
      new GetObjectCommand({
        Bucket,
        Key: key,
        ResponseContentDisposition: disposition,
        ResponseCacheControl: 'no-store',
      }),
      { expiresIn: 300, signingDate: new Date(NOON) },
    )
    const link = await linkTo({
      key,
      disposition,
      cacheControl: 'no-store',
      expiresInSeconds: 300,
      now: NOON,
    })
    expect([...new URL(link).searchParams].toSorted()).toEqual([...new URL(expected).searchParams].toSorted())
    expect(new URL(link).pathname).toBe(new URL(expected).pathname)
  }
})
