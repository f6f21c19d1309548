import { queryOptions } from '@tanstack/react-query'
import type { Client } from '../../shared/http/client.ts'
import { members } from '../../shared/members/members.routes.ts'

export const membersQuery = (client: Client) =>
  queryOptions({
    queryKey: ['members'],
    queryFn: async () => (await client.call(members.listMembers, {})).members,
  })
