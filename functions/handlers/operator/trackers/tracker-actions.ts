import type {
  ConsoleTracker,
  ListedTracker,
  trackers as routes,
} from '../../../../shared/operator/trackers.routes.ts'
import { toIsoOrNull } from '../../../../shared/time.ts'
import { TRACKER_ID } from '../../../../shared/tracking/topics.ts'
import { type RenewCredentialsDeps, renewCredentials } from '../../../devices/create-credentials.ts'
import type { ConsoleActions } from '../../../runtime/console/serve-console.ts'
import type { PageCursors } from '../../../runtime/http/page-cursor.ts'
import { mapAtMost } from '../../../runtime/map-at-most.ts'
import { secretHash } from '../../../runtime/secret-hash.ts'
import type { KnownTracker, TrackerStockStore } from '../../../stores/devices/tracker-stock.ts'
import { type AssignDeps, assignTracker } from './assign-tracker.ts'
import { moveTracker } from './move-tracker.ts'
import { type TrackerMessageDeps, trackerMessageActions } from './tracker-messages.ts'

export type TrackerDeps = AssignDeps &
  TrackerMessageDeps &
  RenewCredentialsDeps & {
    stock: TrackerStockStore
    cursors: PageCursors
  }

const TRACKERS_PER_PAGE = 50
const WRITES_AT_ONCE = 25

/** The trackers of the deployment. Whatever concerns one that a customer has is in the customer's log. */
export const trackerActions = (deps: TrackerDeps): ConsoleActions<typeof routes> => ({
  ...trackerMessageActions(deps),

  async listTrackers({ query: { state, text, cursor } }) {
    const list = `trackers ${state} ${text}`
    const after = cursor === undefined ? null : deps.cursors.open(list, cursor)
    if (cursor !== undefined && after === null) return { refused: 'invalid-cursor' }
    const [page, exact] = await Promise.all([
      deps.stock.listByState({ state, prefix: text, after, limit: TRACKERS_PER_PAGE }),
      after === null && TRACKER_ID.test(text) ? deps.stock.find(text) : null,
    ])
    const found = await deps.stock.findMany(page.trackerIds.filter((id) => id !== exact?.trackerId))
    // the index may be a moment behind
    const shown = found.filter((tracker) => tracker.state === state).toSorted(byId)
    return {
      reply: {
        trackers: [...(exact === null ? [] : [exact]), ...shown].map(listedTracker),
        nextCursor: page.lastKey === null ? null : deps.cursors.seal(list, page.lastKey),
      },
    }
  },

  async getTracker({ path }, { inLogOf }) {
    const tracker = await deps.stock.find(path.trackerId)
    if (tracker === null) return { refused: 'not-found' }
    const reply = async () => ({ reply: { tracker: consoleTracker(tracker) } })
    return tracker.accountId === null ? reply() : inLogOf(tracker.accountId, reply)
  },

  async renewTrackerCredentials({ path: { trackerId } }, { inLogOf }) {
    const tracker = await deps.stock.find(trackerId)
    if (tracker === null) return { refused: 'not-found' }
    const renew = async () => {
      const renewed = await renewCredentials(trackerId, deps)
      return 'refused' in renewed ? renewed : { reply: renewed.credentials }
    }
    return tracker.accountId === null ? renew() : inLogOf(tracker.accountId, renew)
  },

  async moveTracker({ path: { trackerId }, body: { seen, next } }, { inLogOf }) {
    const tracker = await deps.stock.find(trackerId)
    if (tracker === null) return { refused: 'not-found' }
    const move = async () => {
      if (tracker.state !== seen) return { refused: 'tracker-changed' as const }
      const moved = await moveTracker(tracker, next, deps)
      return 'refused' in moved ? moved : { reply: { tracker: consoleTracker(moved.tracker) } }
    }
    return tracker.accountId === null ? move() : inLogOf(tracker.accountId, move)
  },

  async assignTracker({ path: { trackerId }, body }, { inLogOf }) {
    const assigned = await assignTracker(trackerId, body, inLogOf, deps)
    return 'refused' in assigned ? assigned : { reply: { tracker: consoleTracker(assigned.tracker) } }
  },

  async findKnownTrackers({ body: { trackerIds } }) {
    const known = await deps.stock.findMany([...new Set(trackerIds)])
    return { reply: { known: known.map(({ trackerId }) => trackerId) } }
  },

  async stockTrackers({ body: { trackers } }) {
    const results = await mapAtMost(trackers, WRITES_AT_ONCE, async ({ trackerId, model, password }) => ({
      trackerId,
      isStocked: await deps.stock.stock(trackerId, { model, passwordHash: secretHash(password) }, deps.now()),
    }))
    const idsOf = (isStocked: boolean) =>
      results.filter((one) => one.isStocked === isStocked).map(({ trackerId }) => trackerId)
    return { reply: { stocked: idsOf(true), known: idsOf(false), endpoint: deps.trackerEndpoint } }
  },
})

const byId = (a: KnownTracker, b: KnownTracker) => (a.trackerId < b.trackerId ? -1 : 1)

const listedTracker = ({
  trackerId,
  state,
  since,
  model,
  dialect,
  lastCallAt,
}: KnownTracker): ListedTracker => ({
  trackerId,
  state,
  since: toIsoOrNull(since),
  model,
  dialect,
  lastCallAt: toIsoOrNull(lastCallAt),
})

const consoleTracker = (tracker: KnownTracker): ConsoleTracker => ({
  ...listedTracker(tracker),
  accountId: tracker.accountId,
  hasPassword: tracker.passwordHash !== null,
})
