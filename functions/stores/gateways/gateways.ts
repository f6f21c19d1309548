import {
  DeleteCommand,
  type DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  paginateQuery,
  QueryCommand,
} from '@aws-sdk/lib-dynamodb'
import * as z from 'zod'
import { GATEWAY_DIALECTS } from '../../../shared/gateways/dialect-names.ts'
import { DAY_MS, MINUTE_MS, SECOND_MS } from '../../../shared/time.ts'
import type { StampedPosition } from '../../../shared/tracking/judging/clock.ts'
import { packPositions } from '../../../shared/tracking/packing/pack-positions.ts'
import { unpackPositions } from '../../../shared/tracking/packing/unpack-positions.ts'
import { batchGet } from '../dynamodb/batch-get.ts'
import { eraseItems } from '../dynamodb/erase-items.ts'
import { updateIf } from '../dynamodb/update-if.ts'
import { INDEXES } from '../indexes.ts'

/** How long a replaced key keeps working. */
const FORMER_KEY_MS = DAY_MS
/** A waiting unit expires this long after its last contact. */
const WAITING_DAYS = 30
const CONTACT_SAVED_EVERY_MS = MINUTE_MS
const PAGE_SIZE = 100

export const StoredGateway = z.object({
  accountId: z.string(),
  gatewayId: z.string(),
  name: z.string(),
  dialect: z.enum(GATEWAY_DIALECTS),
  createdAt: z.number(),
  lastContactAt: z.number().nullable(),
  /** SHA-256 in hex. */
  keyHash: z.string(),
  keyHint: z.string(),
  formerKeyHash: z.string().nullable(),
  /** Epoch ms. */
  formerKeyUntil: z.number().nullable(),
})
export type StoredGateway = z.infer<typeof StoredGateway>

const Unit = z.object({
  unitId: z.string(),
  name: z.string().nullable(),
  model: z.string().nullable(),
  /** The device that it is; `null` while it waits. */
  deviceId: z.string().nullable(),
  firstContactAt: z.number(),
  lastContactAt: z.number(),
  location: z.object({ lat: z.number(), lng: z.number() }).nullable(),
})
export type StoredUnit = z.infer<typeof Unit>

const Keys = z.array(z.object({ accountId: z.string(), gatewayKey: z.string() }))
const Packed = z.object({ points: z.instanceof(Uint8Array) })

const gatewayKey = (gatewayId: string) => `g#${gatewayId}`
const unitKey = (gatewayId: string, unitId: string) => `u#${gatewayId}#${unitId}`
/** Apart from the units, so that a list of them is short. */
const pointsKey = (gatewayId: string, unitId: string) => `p#${gatewayId}#${unitId}`

/** The gateways of accounts, their units, and the last positions of the units that wait. */
export function gatewayStore(client: DynamoDBDocumentClient, table: string) {
  const keyOf = (accountId: string, key: string) => ({ accountId, gatewayKey: key })

  async function queryAll(accountId: string, prefix: string, fields: readonly string[]): Promise<unknown[]> {
    const pages = paginateQuery(
      { client },
      {
        TableName: table,
        ConsistentRead: true,
        KeyConditionExpression: 'accountId = :accountId AND begins_with(gatewayKey, :prefix)',
        ExpressionAttributeValues: { ':accountId': accountId, ':prefix': prefix },
        ProjectionExpression: fields.map((field) => `#${field}`).join(', '),
        ExpressionAttributeNames: Object.fromEntries(fields.map((field) => [`#${field}`, field])),
      },
    )
    const items: unknown[] = []
    for await (const { Items = [] } of pages) items.push(...Items)
    return items
  }

  async function get(accountId: string, gatewayId: string): Promise<StoredGateway | null> {
    const { Item } = await client.send(
      new GetCommand({
        TableName: table,
        Key: keyOf(accountId, gatewayKey(gatewayId)),
        ConsistentRead: true,
      }),
    )
    return Item ? StoredGateway.parse(Item) : null
  }

  return {
    get,

    list: async (accountId: string): Promise<StoredGateway[]> =>
      z
        .array(StoredGateway)
        .parse(await queryAll(accountId, gatewayKey(''), Object.keys(StoredGateway.shape)))
        .toSorted((a, b) => a.createdAt - b.createdAt),

    /** By the id alone, as a request names it. */
    async find(gatewayId: string): Promise<StoredGateway | null> {
      const { Items } = await client.send(
        new QueryCommand({
          TableName: table,
          IndexName: INDEXES.gateways,
          KeyConditionExpression: 'gatewayId = :gatewayId',
          ExpressionAttributeValues: { ':gatewayId': gatewayId },
        }),
      )
      const [key] = Keys.parse(Items ?? [])
      return key === undefined ? null : get(key.accountId, gatewayId)
    },

    async create(gateway: StoredGateway): Promise<void> {
      const Item = { ...gateway, gatewayKey: gatewayKey(gateway.gatewayId) }
      await client.send(new PutCommand({ TableName: table, Item }))
    },

    /** Returns whether the gateway exists. */
    async rename(accountId: string, gatewayId: string, name: string): Promise<boolean> {
      const updated = await updateIf(client, {
        TableName: table,
        Key: keyOf(accountId, gatewayKey(gatewayId)),
        UpdateExpression: 'SET #name = :name',
        ConditionExpression: 'attribute_exists(gatewayId)',
        ExpressionAttributeNames: { '#name': 'name' },
        ExpressionAttributeValues: { ':name': name },
      })
      return updated !== null
    },

    /** Replaces the key; the former one keeps working for a day. Returns whether the gateway exists. */
    async replaceKey(
      accountId: string,
      gatewayId: string,
      key: Pick<StoredGateway, 'keyHash' | 'keyHint'>,
      now: number,
    ): Promise<boolean> {
      const updated = await updateIf(client, {
        TableName: table,
        Key: keyOf(accountId, gatewayKey(gatewayId)),
        UpdateExpression:
          'SET formerKeyHash = keyHash, formerKeyUntil = :until, keyHash = :hash, keyHint = :hint',
        ConditionExpression: 'attribute_exists(gatewayId)',
        ExpressionAttributeValues: {
          ':until': now + FORMER_KEY_MS,
          ':hash': key.keyHash,
          ':hint': key.keyHint,
        },
      })
      return updated !== null
    },

    /** Writes at most once a minute; nothing where the cached gateway shows a contact in the last one. */
    async saveContact({ accountId, gatewayId, lastContactAt }: StoredGateway, now: number): Promise<void> {
      if (lastContactAt !== null && lastContactAt >= now - CONTACT_SAVED_EVERY_MS) return
      await updateIf(client, {
        TableName: table,
        Key: keyOf(accountId, gatewayKey(gatewayId)),
        UpdateExpression: 'SET lastContactAt = :now',
        ConditionExpression:
          'attribute_exists(gatewayId) AND (attribute_type(lastContactAt, :null) OR lastContactAt < :before)',
        ExpressionAttributeValues: { ':now': now, ':before': now - CONTACT_SAVED_EVERY_MS, ':null': 'NULL' },
      })
    },

    /** Deletes a gateway with its units, which as devices are stored elsewhere. Returns whether there was one. */
    async delete(accountId: string, gatewayId: string): Promise<boolean> {
      if ((await get(accountId, gatewayId)) === null) return false
      // the gateway first, so that nothing arrives any more
      await client.send(new DeleteCommand({ TableName: table, Key: keyOf(accountId, gatewayKey(gatewayId)) }))
      for (const prefix of [unitKey(gatewayId, ''), pointsKey(gatewayId, '')])
        await eraseItems(
          client,
          table,
          Keys.parse(await queryAll(accountId, prefix, ['accountId', 'gatewayKey'])),
        )
      return true
    },

    /** How many of a gateway's units are devices, and how many wait. */
    async countUnits(accountId: string, gatewayId: string): Promise<{ devices: number; waiting: number }> {
      const items = z
        .array(Unit.pick({ deviceId: true }))
        .parse(await queryAll(accountId, unitKey(gatewayId, ''), ['deviceId']))
      const devices = items.filter(({ deviceId }) => deviceId !== null).length
      return { devices, waiting: items.length - devices }
    },

    /** A page of units by their ids. `cursor` is the last unit of the page before. */
    async listUnits(accountId: string, gatewayId: string, cursor: string | null) {
      const { Items, LastEvaluatedKey } = await client.send(
        new QueryCommand({
          TableName: table,
          ConsistentRead: true,
          KeyConditionExpression: 'accountId = :accountId AND begins_with(gatewayKey, :prefix)',
          ExpressionAttributeValues: { ':accountId': accountId, ':prefix': unitKey(gatewayId, '') },
          Limit: PAGE_SIZE,
          ...(cursor !== null && { ExclusiveStartKey: keyOf(accountId, unitKey(gatewayId, cursor)) }),
        }),
      )
      const units = z.array(Unit).parse(Items ?? [])
      return { units, cursor: LastEvaluatedKey === undefined ? null : (units.at(-1)?.unitId ?? null) }
    },

    /** All units of a gateway, those that wait without their positions. */
    listAllUnits: async (accountId: string, gatewayId: string): Promise<StoredUnit[]> =>
      z.array(Unit).parse(await queryAll(accountId, unitKey(gatewayId, ''), Object.keys(Unit.shape))),

    async getUnits(
      accountId: string,
      gatewayId: string,
      unitIds: readonly string[],
    ): Promise<Map<string, StoredUnit>> {
      const keys = unitIds.map((unitId) => keyOf(accountId, unitKey(gatewayId, unitId)))
      const items = await batchGet(client, table, keys, { fields: Object.keys(Unit.shape), consistent: true })
      return new Map(
        z
          .array(Unit)
          .parse(items)
          .map((unit) => [unit.unitId, unit]),
      )
    },

    /** Saves a waiting unit with its last positions. */
    async saveWaiting(
      accountId: string,
      gatewayId: string,
      unit: StoredUnit,
      positions: readonly StampedPosition[],
    ): Promise<void> {
      const expiresAt = Math.round((unit.lastContactAt + WAITING_DAYS * DAY_MS) / SECOND_MS)
      if (positions.length > 0)
        await client.send(
          new PutCommand({
            TableName: table,
            Item: {
              ...keyOf(accountId, pointsKey(gatewayId, unit.unitId)),
              points: packPositions(positions),
              expiresAt,
            },
          }),
        )
      const Item = { ...keyOf(accountId, unitKey(gatewayId, unit.unitId)), ...unit, expiresAt }
      await client.send(new PutCommand({ TableName: table, Item }))
    },

    async waitingPositions(accountId: string, gatewayId: string, unitId: string): Promise<StampedPosition[]> {
      const { Item } = await client.send(
        new GetCommand({
          TableName: table,
          Key: keyOf(accountId, pointsKey(gatewayId, unitId)),
          ConsistentRead: true,
        }),
      )
      return Item ? unpackPositions(Packed.parse(Item).points) : []
    },

    /** Makes a unit a device; its last positions are stored there from now on. */
    async bind(accountId: string, gatewayId: string, unit: StoredUnit, deviceId: string): Promise<void> {
      const Item = { ...keyOf(accountId, unitKey(gatewayId, unit.unitId)), ...unit, deviceId }
      await client.send(new PutCommand({ TableName: table, Item }))
      await client.send(
        new DeleteCommand({ TableName: table, Key: keyOf(accountId, pointsKey(gatewayId, unit.unitId)) }),
      )
    },
  }
}
export type GatewayStore = ReturnType<typeof gatewayStore>
