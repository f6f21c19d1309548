import { infiniteQueryOptions } from '@tanstack/react-query'
import type { Client } from '../../../../shared/http/client.ts'
import type { AuditEntry } from '../../../../shared/members/audit.ts'
import { members } from '../../../../shared/members/members.routes.ts'

const PAGE = 50
const EXPORT_PAGE = 200
/** As many as a spreadsheet opens without trouble. */
const EXPORTED_MAX = 20_000

type Filter = { member?: string | undefined; deviceId?: string | undefined }

/** The audit log, page by page. */
export const auditQuery = (client: Client, filter: Filter) =>
  infiniteQueryOptions({
    queryKey: ['audit', filter],
    queryFn: ({ pageParam }) =>
      client.call(members.listAudit, {
        query: { ...filter, limit: PAGE, ...(pageParam !== null && { cursor: pageParam }) },
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  })

/** All entries for a file, newest first. */
export async function allEntries(client: Client, filter: Filter): Promise<AuditEntry[]> {
  const all: AuditEntry[] = []
  for (let cursor: string | null | undefined; cursor !== null && all.length < EXPORTED_MAX; ) {
    const query: Filter & { limit: number; cursor?: string | undefined } = {
      ...filter,
      limit: EXPORT_PAGE,
      cursor,
    }
    const page = await client.call(members.listAudit, { query })
    all.push(...page.entries)
    cursor = page.nextCursor
  }
  return all
}
