import { GetObjectCommand, type S3Client } from '@aws-sdk/client-s3'
import { getSignedUrl, S3RequestPresigner } from '@aws-sdk/s3-request-presigner'

/** A key that no object has. */
const ANY_KEY = 'any'

type Link = { key: string; disposition: string; cacheControl: string; expiresInSeconds: number; now: number }

/**
 * Signs links to objects of a bucket. A list has a link for each of its files, and `getSignedUrl` takes 15 times as
 * long: it builds a call of the SDK each time. Here it is asked once, for the address of the bucket.
 */
export function fileLinks(client: S3Client, Bucket: string) {
  const presigner = new S3RequestPresigner({ ...client.config })
  let found: Promise<URL> | undefined

  async function findBucket(): Promise<URL> {
    const url = new URL(await getSignedUrl(client, new GetObjectCommand({ Bucket, Key: ANY_KEY })))
    url.search = ''
    url.pathname = url.pathname.slice(0, -ANY_KEY.length)
    return url
  }

  return async ({ key, disposition, cacheControl, expiresInSeconds, now }: Link): Promise<string> => {
    found ??= findBucket()
    const { protocol, hostname, port, host, pathname } = await found
    const path = `${pathname}${key.split('/').map(encoded).join('/')}`
    const query = {
      'response-cache-control': cacheControl,
      'response-content-disposition': disposition,
      'x-id': 'GetObject',
    }
    const request = {
      method: 'GET',
      protocol,
      hostname,
      ...(port !== '' && { port: Number(port) }),
      path,
      query,
      headers: { host },
    }
    const options = { expiresIn: expiresInSeconds, signingDate: new Date(now) }
    const signed = await presigner.presign(request, options)
    const parameters = Object.entries(signed.query ?? {})
      .map(([name, value]) => `${encoded(name)}=${encoded(String(value))}`)
      .toSorted()
    return `${protocol}//${host}${path}?${parameters.join('&')}`
  }
}

/** Text as AWS signs it: without the characters that `encodeURIComponent` leaves. */
const encoded = (text: string) =>
  encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
