import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { xmlText } from '../../../../shared/markup.ts'
import { readBody } from '../../http/read-body.ts'
import { LOCAL_ACCESS_KEY } from '../../stack/local-arn.ts'
import type { StackBucket } from '../../stack/read-stack.ts'
import { type ObjectStore, objectStore } from './object-store.ts'
import { presignedRefusal } from './presigned-url.ts'
import { S3_PATH } from './s3-path.ts'

const TARGET = new RegExp(`^${S3_PATH}/(?<bucket>[^/]+)(?:/(?<key>.*))?$`)
const LIST_BODY_MAX_BYTES = 1024 * 1024

type S3Deps = {
  buckets: readonly StackBucket[]
  folder: string
  now: () => number
  /** Whose pages may fetch objects, as the bucket's CORS rule says in the cloud. */
  isSite: (origin: string) => boolean
}
type Call = {
  request: IncomingMessage
  response: ServerResponse
  store: ObjectStore
  key: string
  query: URLSearchParams
}

const answer = (response: ServerResponse, status: number, xml = '', headers: Record<string, string> = {}) =>
  void response
    .writeHead(status, { 'content-type': 'application/xml', ...headers })
    .end(xml === '' ? '' : `<?xml version="1.0" encoding="UTF-8"?>${xml}`)

const refuse = (response: ServerResponse, status: number, code: string) =>
  answer(response, status, `<Error><Code>${code}</Code><Message>${code}</Message></Error>`)

const quoted = (etag: string) => ({ etag: `"${etag}"` })

/** S3's REST API: the calls that the functions make, and downloads by a presigned URL. */
export function s3Server({ buckets, folder, now, isSite }: S3Deps) {
  const stores = new Map(
    buckets.map(({ name, expirations }) => [name, objectStore(join(folder, name), { expirations, now })]),
  )
  return async (request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> => {
    const { origin } = request.headers
    if (origin !== undefined && isSite(origin)) response.setHeader('access-control-allow-origin', origin)
    const { bucket: name = '', key = '' } = TARGET.exec(url.pathname)?.groups ?? {}
    const isSigned = request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 ') === true
    if (!isSigned) {
      const refusal =
        request.method === 'GET'
          ? presignedRefusal(url, request.headers.host ?? '', LOCAL_ACCESS_KEY, now())
          : 'AccessDenied'
      if (refusal !== null) return refuse(response, 403, refusal)
    }
    const store = stores.get(name)
    if (store === undefined) return refuse(response, 404, 'NoSuchBucket')
    const call = { request, response, store, key: decodeURIComponent(key), query: url.searchParams }
    const run = operationOf(call)
    if (run !== null) return run(call)
    console.error(`No S3 on this machine supports ${request.method} ${url.search}`)
    refuse(response, 501, 'NotImplemented')
  }
}

type Operation = (call: Call) => Promise<void>

function operationOf({ request: { method = '' }, key, query }: Call): Operation | null {
  if (key === '') {
    if (method === 'GET' && query.get('list-type') === '2') return listObjects
    return method === 'POST' && query.has('delete') ? deleteObjects : null
  }
  if (method === 'GET') return getObject
  if (method === 'PUT') return query.has('partNumber') ? putPart : putObject
  if (method === 'DELETE') return query.has('uploadId') ? abortUpload : deleteObject
  if (method === 'POST') return query.has('uploads') ? startUpload : completeUpload
  return null
}

const getObject: Operation = async ({ response, store, key, query }) => {
  const found = store.find(key)
  if (found === null) return refuse(response, 404, 'NoSuchKey')
  const disposition = query.get('response-content-disposition')
  const caching = query.get('response-cache-control')
  response.writeHead(200, {
    'content-type': query.get('response-content-type') ?? 'application/octet-stream',
    'content-length': String(found.sizeBytes),
    ...(disposition !== null && { 'content-disposition': disposition }),
    ...(caching !== null && { 'cache-control': caching }),
  })
  await pipeline(found.read(), response)
}

const putObject: Operation = async ({ request, response, store, key }) =>
  answer(response, 200, '', quoted(await store.put(key, request)))

const deleteObject: Operation = async ({ response, store, key }) => {
  store.delete(key)
  answer(response, 204)
}

const startUpload: Operation = async ({ response, store, key }) =>
  answer(
    response,
    200,
    `<InitiateMultipartUploadResult><Key>${xmlText(key)}</Key><UploadId>${store.startUpload()}</UploadId></InitiateMultipartUploadResult>`,
  )

const uploadIdOf = ({ query }: Call) => query.get('uploadId') ?? ''

const putPart: Operation = async (call) => {
  const { request, response, store, query } = call
  if (!store.hasUpload(uploadIdOf(call))) return refuse(response, 404, 'NoSuchUpload')
  const etag = await store.putPart(uploadIdOf(call), Number(query.get('partNumber')), request)
  answer(response, 200, '', quoted(etag))
}

const completeUpload: Operation = async (call) => {
  const { request, response, store, key } = call
  if (!store.hasUpload(uploadIdOf(call))) return refuse(response, 404, 'NoSuchUpload')
  const parts = valuesOf('PartNumber', await textOf(request)).map(Number)
  const etag = await store.completeUpload(key, uploadIdOf(call), parts)
  answer(
    response,
    200,
    `<CompleteMultipartUploadResult><Key>${xmlText(key)}</Key><ETag>"${etag}"</ETag></CompleteMultipartUploadResult>`,
  )
}

const abortUpload: Operation = async (call) => {
  call.store.abortUpload(uploadIdOf(call))
  answer(call.response, 204)
}

const listObjects: Operation = async ({ response, store, query }) => {
  const found = store.list(query.get('prefix') ?? '')
  const contents = found.map(
    ({ key, sizeBytes }) => `<Contents><Key>${xmlText(key)}</Key><Size>${sizeBytes}</Size></Contents>`,
  )
  answer(
    response,
    200,
    `<ListBucketResult><IsTruncated>false</IsTruncated><KeyCount>${found.length}</KeyCount>${contents.join('')}</ListBucketResult>`,
  )
}

const deleteObjects: Operation = async ({ request, response, store }) => {
  for (const key of valuesOf('Key', await textOf(request))) store.delete(key)
  answer(response, 200, '<DeleteResult></DeleteResult>')
}

async function textOf(request: IncomingMessage): Promise<string> {
  const body = await readBody(request, LIST_BODY_MAX_BYTES)
  if (body === null) throw new Error('The body of a call to S3 is too long')
  return body.toString()
}

/** The contents of an element that has only text. Our keys have no characters that XML escapes. */
const valuesOf = (element: string, xml: string) =>
  [...xml.matchAll(new RegExp(`<${element}>([^<]*)</${element}>`, 'g'))].flatMap(([, value]) => value ?? [])
