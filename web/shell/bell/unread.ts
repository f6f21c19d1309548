/** Whether an event is newer than the last opening of the bell. Before the first one, all are. */
export const isUnread =
  (seenAt: string | null) =>
  ({ timestamp }: { timestamp: string }): boolean =>
    seenAt === null || Date.parse(timestamp) > Date.parse(seenAt)
