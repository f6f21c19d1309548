import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  NoSuchUpload,
  type ObjectIdentifier,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3'
import { attachment } from '../../shared/http/attachment.ts'
import { SECOND_MS } from '../../shared/time.ts'
import { FILE_KINDS, folderOf } from './file-key.ts'
import { fileLinks } from './file-links.ts'

/** S3 demands 5 MiB of all parts but the last. */
const PART_BYTES = 8 * 1024 * 1024
/** S3's limit for one call. */
const DELETES_MAX = 1_000

/** A file that is being written. Its memory is one part, however long it gets. */
export type FileUpload = {
  write: (bytes: Uint8Array) => Promise<void>
  /** Returns its size in bytes. */
  end: () => Promise<number>
  /** Drops what was sent. Does nothing after `end`. */
  abort: () => Promise<void>
}
export type PrivateFiles = ReturnType<typeof privateFiles>

/** The private files of accounts: nobody can read them but by a link that ends soon. */
export function privateFiles(Bucket: string) {
  const client = new S3Client({ retryMode: 'standard', requestChecksumCalculation: 'WHEN_REQUIRED' })
  const link = fileLinks(client, Bucket)

  /** Replaces a file with this key once it ends. */
  function upload(Key: string, ContentType: string): FileUpload {
    let UploadId: string | undefined
    let pending: Uint8Array[] = []
    let pendingBytes = 0
    let sizeBytes = 0
    const parts: { PartNumber: number; ETag: string | undefined }[] = []

    function takePending(): Buffer {
      const Body = Buffer.concat(pending)
      pending = []
      pendingBytes = 0
      return Body
    }

    async function sendPart(): Promise<void> {
      UploadId ??= (await client.send(new CreateMultipartUploadCommand({ Bucket, Key, ContentType })))
        .UploadId
      const PartNumber = parts.length + 1
      const { ETag } = await client.send(
        new UploadPartCommand({ Bucket, Key, UploadId, PartNumber, Body: takePending() }),
      )
      parts.push({ PartNumber, ETag })
    }

    return {
      async write(bytes) {
        pending.push(bytes)
        pendingBytes += bytes.length
        sizeBytes += bytes.length
        if (pendingBytes >= PART_BYTES) await sendPart()
      },
      async end() {
        if (UploadId === undefined) {
          await client.send(new PutObjectCommand({ Bucket, Key, ContentType, Body: takePending() }))
          return sizeBytes
        }
        if (pendingBytes > 0) await sendPart()
        await client.send(
          new CompleteMultipartUploadCommand({ Bucket, Key, UploadId, MultipartUpload: { Parts: parts } }),
        )
        return sizeBytes
      },
      async abort() {
        if (UploadId === undefined) return
        try {
          await client.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId }))
        } catch (error) {
          if (!(error instanceof NoSuchUpload)) throw error
        }
      },
    }
  }

  /** S3 lists the files that it did not delete in a successful response. */
  async function deleteAll(Objects: ObjectIdentifier[]): Promise<void> {
    const { Errors = [] } = await client.send(
      new DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } }),
    )
    if (Errors.length === 0) return
    const codes = new Set(Errors.map(({ Code }) => Code))
    throw new Error(`S3 did not delete ${Errors.length} of ${Objects.length} files: ${[...codes].join()}`)
  }

  return {
    upload,

    async read(Key: string): Promise<Uint8Array> {
      const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }))
      if (Body === undefined) throw new Error('S3 returned a file without a body')
      return Body.transformToByteArray()
    },

    async delete(Key: string): Promise<void> {
      await client.send(new DeleteObjectCommand({ Bucket, Key }))
    },

    /** A URL that downloads the file under this name, for so long. Nothing caches the file, or shows it in place. */
    linkTo(Key: string, fileName: string, lifetimeMs: number): Promise<string> {
      return link({
        key: Key,
        disposition: attachment(fileName),
        cacheControl: 'no-store',
        expiresInSeconds: lifetimeMs / SECOND_MS,
        now: Date.now(),
      })
    },

    /** Deletes all files of an account. */
    async deleteOf(accountId: string): Promise<void> {
      for (const kind of FILE_KINDS) {
        const pages = paginateListObjectsV2(
          { client, pageSize: DELETES_MAX },
          { Bucket, Prefix: folderOf(kind, accountId) },
        )
        for await (const { Contents = [] } of pages) {
          if (Contents.length > 0) await deleteAll(Contents.map(({ Key }) => ({ Key })))
        }
      }
    },
  }
}
