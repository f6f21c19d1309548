import { queryOptions } from '@tanstack/react-query'
import type { Client } from '../../shared/http/client.ts'
import { apiKeys } from '../../shared/members/api-keys.routes.ts'

export const apiKeysQuery = (client: Client) =>
  queryOptions({
    queryKey: ['api-keys'],
    queryFn: async () => (await client.call(apiKeys.listApiKeys, {})).keys,
  })
