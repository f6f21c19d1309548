import { queryOptions } from '@tanstack/react-query'
import { ownData } from '../../../shared/account/own-data.routes.ts'
import type { Client } from '../../../shared/http/client.ts'

/** When the account will be deleted, if its owner has requested that. */
export const deletionQuery = (client: Client) =>
  queryOptions({
    queryKey: ['account-deletion'],
    queryFn: () => client.call(ownData.getDeletion, {}),
  })
