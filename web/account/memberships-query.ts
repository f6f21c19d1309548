import { queryOptions } from '@tanstack/react-query'
import type { Client } from '../../shared/http/client.ts'
import { members } from '../../shared/members/members.routes.ts'
import { MINUTE_MS } from '../../shared/time.ts'
import { chosenAccount } from './chosen-account.ts'

const FRESH_MS = 5 * MINUTE_MS

/** The accounts that whoever signed in may choose, their own first. */
export const membershipsQuery = (client: Client) =>
  queryOptions({
    queryKey: ['memberships'],
    staleTime: FRESH_MS,
    queryFn: async () =>
      (await client.call(members.listMemberships, { query: { account: chosenAccount() ?? undefined } }))
        .memberships,
  })
