import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectsCommand,
  ListObjectsV2Command,
  NoSuchUpload,
  PutObjectCommand,
  S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3'
import { mockClient } from 'aws-sdk-client-mock'
import { beforeEach, describe, expect, it } from 'vitest'
import { privateFiles } from './private-files.ts'

const Bucket = 'files-of-accounts'
const SLOW_DOWN = Object.assign(new Error('Please reduce your request rate.'), { name: 'SlowDown' })

const s3 = mockClient(S3Client)
beforeEach(() => {
  s3.reset()
})

const files = () => privateFiles(Bucket)

describe('a file that is uploaded', () => {
  const PART_BYTES = 8 * 1024 * 1024
  const Key = 'exports/owner/export.zip'
  const UploadId = 'u1'
  const upload = () => files().upload(Key, 'application/zip')

  /** S3 takes this many parts of an upload. Returns the sizes of those that it took. */
  function takingParts(max: number) {
    const sizes: number[] = []
    s3.on(CreateMultipartUploadCommand).resolves({ UploadId })
    s3.on(UploadPartCommand).callsFake(({ PartNumber, Body }) => {
      if (PartNumber > max) throw SLOW_DOWN
      sizes.push(Body.length)
      return { ETag: `tag ${PartNumber}` }
    })
    s3.on(CompleteMultipartUploadCommand).resolves({})
    s3.on(AbortMultipartUploadCommand).resolves({})
    return sizes
  }

  it('is one call if it is smaller than a part', async () => {
    s3.on(PutObjectCommand).resolves({})
    const file = upload()
    await file.write(new Uint8Array(PART_BYTES - 1))
    expect(await file.end()).toBe(PART_BYTES - 1)
    expect(s3.calls()).toHaveLength(1)
    expect(s3).toHaveReceivedCommandWith(PutObjectCommand, { Bucket, Key, ContentType: 'application/zip' })
  })

  it('is sent in parts that are full, and the rest', async () => {
    const sizes = takingParts(3)
    const file = upload()
    for (const bytes of [PART_BYTES, PART_BYTES / 2, PART_BYTES, 1]) await file.write(new Uint8Array(bytes))
    expect(await file.end()).toBe(PART_BYTES * 2.5 + 1)
    expect(sizes).toEqual([PART_BYTES, PART_BYTES * 1.5, 1])
    expect(s3).toHaveReceivedCommandOnce(CreateMultipartUploadCommand)
    expect(s3).toHaveReceivedCommandExactlyOnceWith(CompleteMultipartUploadCommand, {
      UploadId,
      MultipartUpload: { Parts: [1, 2, 3].map((PartNumber) => ({ PartNumber, ETag: `tag ${PartNumber}` })) },
    })
  })

  it('is aborted when S3 does not take a part, whether in between or at the end', async () => {
    for (const rest of [PART_BYTES, 1]) {
      s3.reset()
      takingParts(1)
      const file = upload()
      await file.write(new Uint8Array(PART_BYTES))
      const written = file.write(new Uint8Array(rest)).then(file.end)
      await expect(written).rejects.toThrow(SLOW_DOWN)
      await file.abort()
      expect(s3).toHaveReceivedCommandExactlyOnceWith(AbortMultipartUploadCommand, { Bucket, Key, UploadId })
      expect(s3).not.toHaveReceivedCommand(CompleteMultipartUploadCommand)
    }
  })

  it('is complete once it has ended: aborting it then is no error', async () => {
    takingParts(1)
    const gone = { message: 'The specified upload does not exist.', $metadata: {} }
    s3.on(AbortMultipartUploadCommand).rejectsOnce(new NoSuchUpload(gone)).rejects(SLOW_DOWN)
    const file = upload()
    await file.write(new Uint8Array(PART_BYTES))
    await file.end()
    await file.abort()
    await expect(file.abort()).rejects.toThrow(SLOW_DOWN)
  })

  it('has nothing to abort before its first part', async () => {
    const file = upload()
    await file.write(new Uint8Array(1))
    await file.abort()
    expect(s3).not.toHaveReceivedAnyCommand()
  })
})

describe('T113 the deletion of the files of an account', () => {
  it('is of every kind and page, and asks for nothing where there are none', async () => {
    s3.on(ListObjectsV2Command, { Prefix: 'exports/owner/' })
      .resolvesOnce({
        Contents: [{ Key: 'e1' }, { Key: 'e2' }],
        IsTruncated: true,
        NextContinuationToken: 'next',
      })
      .resolves({ Contents: [{ Key: 'e3' }] })
    s3.on(ListObjectsV2Command, { Prefix: 'reports/owner/' }).resolves({})
    s3.on(DeleteObjectsCommand).resolves({})
    await files().deleteOf('owner')
    expect(s3).toHaveReceivedCommandTimes(DeleteObjectsCommand, 2)
    expect(s3).toHaveReceivedCommandWith(ListObjectsV2Command, { Bucket, ContinuationToken: 'next' })
    for (const [call, Keys] of [['e1', 'e2'], ['e3']].entries())
      expect(s3).toHaveReceivedNthCommandWith(DeleteObjectsCommand, call + 1, {
        Bucket,
        Delete: { Objects: Keys.map((Key) => ({ Key })), Quiet: true },
      })
  })

  it('fails if S3 leaves some of them, although it answers', async () => {
    s3.on(ListObjectsV2Command).resolves({ Contents: [{ Key: 'e1' }, { Key: 'e2' }] })
    s3.on(DeleteObjectsCommand).resolves({ Errors: [{ Key: 'e2', Code: 'InternalError' }] })
    await expect(files().deleteOf('owner')).rejects.toThrow('S3 did not delete 1 of 2 files: InternalError')
  })
})
