import { gunzipSync, gzipSync } from 'node:zlib'
import { type DynamoDBDocumentClient, GetCommand, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod'
import { Certificate, CertifiedDevice } from '../../../shared/certificates/certificate.ts'
import { INDEXES } from '../indexes.ts'

/** With its track: a device that is removed and added again has another one, and is no longer the one certified. */
const StoredDevices = z.array(CertifiedDevice.extend({ trackId: z.string() }))
export type CertifiedTrack = z.infer<typeof StoredDevices>[number]

const CertificateItem = Certificate.extend({
  accountId: z.string(),
  /** The same for certificates that say the same. */
  fingerprint: z.string(),
  /** Packed: a thousand devices would not fit into an item otherwise. */
  devices: z
    .instanceof(Uint8Array)
    .transform((packed): unknown => JSON.parse(gunzipSync(packed).toString()))
    .pipe(StoredDevices),
})
export type StoredCertificate = z.infer<typeof CertificateItem>

const IssuedCertificates = z.array(CertificateItem.pick({ number: true, fingerprint: true }))
export type IssuedCertificate = z.infer<typeof IssuedCertificates>[number]

const Keys = z.array(z.object({ accountId: z.string(), certificateKey: z.string() }))

/** The insurance certificates of accounts, as they were issued. */
export function certificateStore(client: DynamoDBDocumentClient, table: string) {
  return {
    async create(certificate: StoredCertificate): Promise<void> {
      const { issuedOn, number, devices } = certificate
      const Item = {
        ...certificate,
        certificateKey: `${issuedOn}#${number}`,
        devices: gzipSync(JSON.stringify(devices)),
      }
      await client.send(new PutCommand({ TableName: table, Item }))
    },

    /** The certificates of a day (`YYYY-MM-DD`). Consistent. */
    async listIssuedOn(accountId: string, issuedOn: string): Promise<IssuedCertificate[]> {
      const found: IssuedCertificate[] = []
      let ExclusiveStartKey: Record<string, unknown> | undefined
      do {
        const page = await client.send(
          new QueryCommand({
            TableName: table,
            ConsistentRead: true,
            KeyConditionExpression: 'accountId = :accountId AND begins_with(certificateKey, :day)',
            ExpressionAttributeValues: { ':accountId': accountId, ':day': `${issuedOn}#` },
            ProjectionExpression: '#number, fingerprint',
            ExpressionAttributeNames: { '#number': 'number' },
            ExclusiveStartKey,
          }),
        )
        found.push(...IssuedCertificates.parse(page.Items ?? []))
        ExclusiveStartKey = page.LastEvaluatedKey
      } while (ExclusiveStartKey !== undefined)
      return found
    },

    /** The certificate with a number, of whichever account; the index is eventually consistent. */
    async getByNumber(number: string): Promise<StoredCertificate | null> {
      const { Items } = await client.send(
        new QueryCommand({
          TableName: table,
          IndexName: INDEXES.certificates,
          KeyConditionExpression: '#number = :number',
          ExpressionAttributeNames: { '#number': 'number' },
          ExpressionAttributeValues: { ':number': number },
        }),
      )
      const [Key] = Keys.parse(Items ?? [])
      if (Key === undefined) return null
      const { Item } = await client.send(new GetCommand({ TableName: table, Key, ConsistentRead: true }))
      return Item ? CertificateItem.parse(Item) : null
    },
  }
}
export type CertificateStore = ReturnType<typeof certificateStore>
