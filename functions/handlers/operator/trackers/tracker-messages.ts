import type { trackers as routes, TrackerMessage } from '../../../../shared/operator/trackers.routes.ts'
import { HOUR_MS, toIso } from '../../../../shared/time.ts'
import type { ConsoleActions } from '../../../runtime/console/serve-console.ts'
import type { AccountStore } from '../../../stores/accounts/accounts.ts'
import { accessUntil } from '../../../stores/accounts/support-access.ts'
import type { TrackerStore } from '../../../stores/devices/trackers.ts'
import type { RawMessageStore } from '../../../stores/trails/raw-messages.ts'
import type { UnreadableStore } from '../../../stores/trails/unreadable.ts'
import { maskedBody } from './masked-body.ts'

export type TrackerMessageDeps = {
  accounts: Pick<AccountStore, 'getOwnership'>
  trackers: Pick<TrackerStore, 'get' | 'keepMessages'>
  rawMessages: Pick<RawMessageStore, 'newest'>
  unreadable: Pick<UnreadableStore, 'newest'>
  now: () => number
}

const MESSAGES_SHOWN = 50
const KEPT_FOR_MS = HOUR_MS

/** What a customer's tracker has sent. What it says is masked, unless the customer lets support see the account. */
export const trackerMessageActions = (
  deps: TrackerMessageDeps,
): ConsoleActions<Pick<typeof routes, 'listMessages' | 'keepMessages'>> => ({
  async listMessages({ path: { trackerId } }, { inLogOf }) {
    const tracker = await deps.trackers.get(trackerId)
    if (tracker === null) return NOT_FOUND
    const { accountId, trackId, messagesKeptUntil: until = 0 } = tracker
    return inLogOf(accountId, async () => {
      const now = deps.now()
      const [{ support }, messages] = await Promise.all([
        deps.accounts.getOwnership(accountId),
        newestMessages(trackId, now, deps),
      ])
      const isMasked = accessUntil(support, now) === null
      return {
        reply: {
          keptUntil: until > now ? toIso(until) : null,
          isMasked,
          messages: isMasked
            ? messages.map((message) => ({ ...message, body: maskedBody(message.body) }))
            : messages,
        },
      }
    })
  },

  async keepMessages({ path: { trackerId } }, { inLogOf }) {
    const tracker = await deps.trackers.get(trackerId)
    if (tracker === null) return NOT_FOUND
    const { accountId } = tracker
    return inLogOf(accountId, async () => {
      const until = deps.now() + KEPT_FOR_MS
      const isKept = await deps.trackers.keepMessages(accountId, trackerId, until)
      return isKept ? { reply: { keptUntil: toIso(until) } } : NOT_FOUND
    })
  },
})

const NOT_FOUND = { refused: 'not-found' as const }

/** The newest messages that were kept, together with unreadable ones, which are always kept. */
async function newestMessages(
  trackId: string,
  now: number,
  { rawMessages, unreadable }: TrackerMessageDeps,
): Promise<TrackerMessage[]> {
  const [kept, unread] = await Promise.all([
    rawMessages.newest(trackId, MESSAGES_SHOWN, now),
    unreadable.newest(trackId, MESSAGES_SHOWN, now),
  ])
  const keptAt = new Set(kept.map(({ at }) => at))
  const others = unread
    .filter(({ at }) => !keptAt.has(at))
    .map(({ at, topic, reason, body }) => ({ at, topic, problem: reason, body, size: null, positions: null }))
  return [...kept, ...others].toSorted((a, b) => b.at.localeCompare(a.at)).slice(0, MESSAGES_SHOWN)
}
