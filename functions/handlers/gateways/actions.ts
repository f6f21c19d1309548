import { randomBytes } from 'node:crypto'
import {
  GATEWAYS_MAX,
  type Gateway,
  type gateways as routes,
  type Unit,
} from '../../../shared/gateways/gateways.routes.ts'
import { toIso, toIsoOrNull } from '../../../shared/time.ts'
import { secretHash } from '../../runtime/secret-hash.ts'
import type { Actions } from '../../runtime/serve-routes.ts'
import type { GatewayStore, StoredGateway, StoredUnit } from '../../stores/gateways/gateways.ts'
import { type AddUnitDeps, addUnit } from './add-unit.ts'

/** 128 bits. */
const KEY_BYTES = 16
const GATEWAY_ID_BYTES = 12
const HINT_LENGTH = 4

export type GatewaysDeps = AddUnitDeps & { gateways: GatewayStore; siteUrl: string }

export function gatewayActions(deps: GatewaysDeps): Actions<typeof routes> {
  const { gateways, siteUrl, now } = deps

  async function viewOf(gateway: StoredGateway): Promise<Gateway> {
    const { accountId, gatewayId, name, dialect, createdAt, lastContactAt, keyHint } = gateway
    const counts = await gateways.countUnits(accountId, gatewayId)
    return {
      gatewayId,
      name,
      dialect,
      createdAt: toIso(createdAt),
      lastContactAt: toIsoOrNull(lastContactAt),
      ...counts,
      keyHint,
    }
  }

  return {
    async listGateways(_input, { accountId }) {
      const stored = await gateways.list(accountId)
      return { reply: { gateways: await Promise.all(stored.map(viewOf)) } }
    },

    async createGateway({ body: { name, dialect } }, { accountId }) {
      if ((await gateways.list(accountId)).length >= GATEWAYS_MAX) return { refused: 'too-many-gateways' }
      const { key, keyHash, keyHint } = newKey()
      const gatewayId = randomBytes(GATEWAY_ID_BYTES).toString('base64url')
      const gateway = {
        accountId,
        gatewayId,
        name,
        dialect,
        createdAt: now(),
        lastContactAt: null,
        keyHash,
        keyHint,
        formerKeyHash: null,
        formerKeyUntil: null,
      }
      await gateways.create(gateway)
      return {
        reply: { gateway: await viewOf(gateway), key, url: `${siteUrl}/ingest/gateway/${gatewayId}` },
      }
    },

    async renameGateway({ path, body }, { accountId }) {
      const isRenamed = await gateways.rename(accountId, path.gatewayId, body.name)
      return isRenamed ? { reply: { success: true } } : { refused: 'not-found' }
    },

    async replaceGatewayKey({ path }, { accountId }) {
      const { key, ...stored } = newKey()
      const isReplaced = await gateways.replaceKey(accountId, path.gatewayId, stored, now())
      return isReplaced ? { reply: { key } } : { refused: 'not-found' }
    },

    async deleteGateway({ path }, { accountId }) {
      const existed = await gateways.delete(accountId, path.gatewayId)
      return existed ? { reply: { success: true } } : { refused: 'not-found' }
    },

    async listUnits({ path, query }, { accountId }) {
      if ((await gateways.get(accountId, path.gatewayId)) === null) return { refused: 'not-found' }
      const page = await gateways.listUnits(accountId, path.gatewayId, query.cursor ?? null)
      return { reply: { units: page.units.map(unitView), nextCursor: page.cursor } }
    },

    async addUnits({ path, body }, { accountId }) {
      const gateway = await gateways.get(accountId, path.gatewayId)
      if (gateway === null) return { refused: 'not-found' }
      const units = await gateways.getUnits(
        accountId,
        gateway.gatewayId,
        body.units.map(({ unitId }) => unitId),
      )
      const added = []
      const refused = []
      // one after another: each takes a subscription
      for (const wanted of body.units) {
        const outcome = await addUnit(gateway, units.get(wanted.unitId) ?? null, wanted, deps)
        if ('device' in outcome) added.push(outcome.device)
        else refused.push({ unitId: wanted.unitId, code: outcome.refused })
      }
      return { reply: { devices: added, refused } }
    },
  }
}

function newKey() {
  const key = randomBytes(KEY_BYTES).toString('base64url')
  return { key, keyHash: secretHash(key), keyHint: `…${key.slice(-HINT_LENGTH)}` }
}

const unitView = ({ firstContactAt, lastContactAt, ...unit }: StoredUnit): Unit => ({
  ...unit,
  firstContactAt: toIso(firstContactAt),
  lastContactAt: toIso(lastContactAt),
})
