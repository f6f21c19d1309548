import type { apiKeys as routes } from '../../../shared/members/api-keys.routes.ts'
import { API_KEYS_MAX } from '../../../shared/members/limits.ts'
import { apiKeyToken, newApiKey } from '../../members/api-key-token.ts'
import { apiKeyView } from '../../members/member-view.ts'
import { apiKeyCaller, mayHaveKey } from '../../runtime/callers.ts'
import { secretHash } from '../../runtime/secret-hash.ts'
import type { Actions } from '../../runtime/serve-routes.ts'
import type { ApiKeyStore } from '../../stores/accounts/api-keys.ts'
import { hasEnded } from '../../stores/accounts/members.ts'

export type KeyDeps = {
  keys: ApiKeyStore
  /** Ends the share links and keys that somebody created. */
  endCreations: (accountId: string, callerId: string) => Promise<void>
  now: () => number
}

/** The keys with which programs call the API. A caller sees those that they could create. */
export function keyActions({ keys, endCreations, now }: KeyDeps): Actions<typeof routes> {
  return {
    async listApiKeys(_input, { accountId, standing }) {
      const all = await keys.listKeys(accountId)
      return { reply: { keys: all.filter((key) => mayHaveKey(standing, key)).map(apiKeyView) } }
    },

    async createApiKey({ body: { name, role, tags, endsAt } }, { accountId, personId, standing }) {
      const at = now()
      const place = { role, tags, endsAt: endsAt === null ? null : Date.parse(endsAt) }
      if (hasEnded(place, at)) return { refused: 'ends-in-the-past' }
      if (!mayHaveKey(standing, place)) return { refused: 'above-own-role' }
      if ((await keys.listKeys(accountId)).length >= API_KEYS_MAX) return { refused: 'too-many-keys' }
      const { keyId, secret } = newApiKey()
      const key = {
        accountId,
        keyId,
        secretHash: secretHash(secret),
        name,
        ...place,
        createdBy: personId,
        createdAt: at,
        lastUsedAt: null,
      }
      await keys.create(key)
      return { reply: { key: apiKeyView(key), token: apiKeyToken({ accountId, keyId, secret }) } }
    },

    async deleteApiKey({ path: { keyId } }, { accountId, standing, noteForAudit }) {
      const key = await keys.getKey(accountId, keyId)
      if (key === null) return { refused: 'not-found' }
      if (!mayHaveKey(standing, key)) return { refused: 'above-own-role' }
      noteForAudit({ name: key.name })
      const existed = await keys.delete(accountId, keyId)
      await endCreations(accountId, apiKeyCaller(keyId))
      return existed ? { reply: { success: true } } : { refused: 'not-found' }
    },
  }
}
