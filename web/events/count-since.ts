type Page = { events: readonly { timestamp: string }[]; nextCursor: string | null }

/** How many of a page of the newest events happened after `since` (epoch ms), and whether there may be more. */
export function countSince({ events, nextCursor }: Page, since: number) {
  const count = events.filter(({ timestamp }) => Date.parse(timestamp) > since).length
  return { count, isMore: nextCursor !== null && count === events.length }
}
