import type { PageCursors } from './page-cursor.ts'

/** Items that a caller does not see leave room on a page, which is filled this often. */
const READS_MAX = 5

type Asked = { limit: number; cursor?: string | undefined }
/** Reads at most `limit` items after the key `after` and leaves out those not shown; `lastKey` continues after them. */
type ReadShown<Item> = (
  after: string | null,
  limit: number,
) => Promise<{ items: readonly Item[]; lastKey: string | null }>

/** A page of an account's list, of what its caller sees, with the cursor of the next; it may have fewer items. */
export async function filledPage<Item>(
  accountId: string,
  { limit, cursor }: Asked,
  cursors: PageCursors,
  readShown: ReadShown<Item>,
): Promise<{ items: Item[]; nextCursor: string | null } | typeof INVALID_CURSOR> {
  let after = cursor === undefined ? null : cursors.open(accountId, cursor)
  if (cursor !== undefined && after === null) return INVALID_CURSOR
  const items: Item[] = []
  for (let reads = 0; reads < READS_MAX && items.length < limit; reads++) {
    const page = await readShown(after, limit - items.length)
    items.push(...page.items)
    after = page.lastKey
    if (after === null) break
  }
  return { items, nextCursor: after === null ? null : cursors.seal(accountId, after) }
}

const INVALID_CURSOR = {
  refused: 'invalid-cursor' as const,
  more: { errors: [{ path: 'cursor', code: 'invalid-cursor' }] },
}
