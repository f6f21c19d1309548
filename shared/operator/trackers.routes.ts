import * as z from 'zod'
import { Label } from '../devices/label.ts'
import { route } from '../http/route.ts'
import { TRACKER_ID, TRACKER_ID_LENGTH } from '../tracking/topics.ts'
import { INVALID_CURSOR } from '../watching/events-query.ts'
import { TrackerState } from './tracker-state.ts'

const time = z.iso.datetime()
/** The most trackers of one call. A longer file takes several, so that each ends in time. */
export const TRACKERS_PER_CALL = 250

/**
 * A tracker to take into stock. Passwords are stored as a hash that is fast to compute, so they must be hard to guess;
 * they also have to pass through a spreadsheet unchanged.
 */
export const NewTracker = z.strictObject({
  trackerId: z.string().regex(TRACKER_ID),
  model: Label.max(60).nullable(),
  password: z.string().regex(/^[A-Za-z0-9][A-Za-z0-9_-]{15,63}$/),
})
export type NewTracker = z.infer<typeof NewTracker>

/** A tracker without its owner: a list of them is no look at a customer. */
const ListedTracker = z.object({
  trackerId: z.string(),
  state: TrackerState,
  /** When it got into that state; `null` if that was before states were stored. */
  since: time.nullable(),
  model: z.string().nullable(),
  /** The dialect of its last message, unless that is our own. */
  dialect: z.string().nullable(),
  /** When it last tried to connect although nobody owned it; noted once an hour. */
  lastCallAt: time.nullable(),
})
export type ListedTracker = z.infer<typeof ListedTracker>

const ConsoleTracker = ListedTracker.extend({
  /** Who has it as a device. */
  accountId: z.string().nullable(),
  hasPassword: z.boolean(),
})
export type ConsoleTracker = z.infer<typeof ConsoleTracker>

const NOT_FOUND = { status: 404, code: 'not-found' } as const
const CHANGED = { status: 409, code: 'tracker-changed' } as const

const Endpoint = z.object({ host: z.string(), port: z.number().int(), tls: z.boolean() })

const listTrackers = route({
  method: 'GET',
  path: '/operator/trackers',
  access: 'operator',
  summary:
    'The trackers in a state whose ids begin with a text, and the one with exactly that id, without owners',
  query: z.object({
    state: TrackerState.default('stock'),
    text: z.string().trim().max(TRACKER_ID_LENGTH.max).default(''),
    cursor: z.string().max(1_000).optional(),
  }),
  reply: z.object({ trackers: z.array(ListedTracker), nextCursor: z.string().nullable() }),
  refusals: [INVALID_CURSOR],
})

const getTracker = route({
  method: 'GET',
  path: '/operator/trackers/{trackerId}',
  access: 'operator',
  summary: 'A tracker and whose it is',
  reply: z.object({ tracker: ConsoleTracker }),
  refusals: [NOT_FOUND],
})

const renewTrackerCredentials = route({
  method: 'POST',
  path: '/operator/trackers/{trackerId}/credentials',
  access: 'operator',
  summary:
    'Creates credentials for a tracker of a customer or in stock, and revokes the old ones; they are shown once',
  reply: z.object({
    ...Endpoint.shape,
    trackerId: z.string(),
    password: z.string(),
    topics: z.object({ telemetry: z.string(), commands: z.string(), answers: z.string() }),
    http: z.object({ url: z.string() }),
  }),
  status: 201,
  refusals: [
    NOT_FOUND,
    /** Returned, or removed by its owner. */
    { status: 409, code: 'not-in-use' },
  ],
})

const moveTracker = route({
  method: 'PUT',
  path: '/operator/trackers/{trackerId}/state',
  access: 'operator',
  summary: 'Marks a tracker as returned, puts it back into stock, or gives it back to its owner',
  body: z.strictObject({
    /** The state that the operator saw. */
    seen: TrackerState,
    next: z.enum(['returned', 'stock', 'assigned']),
  }),
  reply: z.object({ tracker: ConsoleTracker }),
  refusals: [
    NOT_FOUND,
    CHANGED,
    /** It is still somebody's device, so it cannot go into stock. */
    { status: 409, code: 'tracker-has-owner' },
    { status: 409, code: 'no-owner' },
  ],
})

const assignTracker = route({
  method: 'POST',
  path: '/operator/trackers/{trackerId}/owner',
  access: 'operator',
  summary: 'Adds a tracker that nobody owns to the account of an email address, with a free subscription',
  body: z.strictObject({ email: z.email(), deviceName: Label }),
  reply: z.object({ tracker: ConsoleTracker }),
  refusals: [
    NOT_FOUND,
    /** An address that is not confirmed is refused too: it may be somebody else's. */
    { status: 404, code: 'customer-not-found' },
    { status: 402, code: 'subscription-required' },
    { status: 409, code: 'device-not-available' },
  ],
})

const findKnownTrackers = route({
  method: 'POST',
  path: '/operator/trackers/known',
  access: 'operator',
  summary: 'Which of these ids are in stock or have been added already',
  body: z.strictObject({ trackerIds: z.array(z.string().regex(TRACKER_ID)).min(1).max(TRACKERS_PER_CALL) }),
  reply: z.object({ known: z.array(z.string()) }),
})

const stockTrackers = route({
  method: 'POST',
  path: '/operator/trackers/stock',
  access: 'operator',
  summary:
    'Takes new trackers into stock. One that is known stays as it is; a repeated call with the same passwords answers the same',
  body: z.strictObject({ trackers: z.array(NewTracker).min(1).max(TRACKERS_PER_CALL) }),
  reply: z.object({
    /** The ids that are in stock with the password of this call. */
    stocked: z.array(z.string()),
    known: z.array(z.string()),
    /** Where they connect. */
    endpoint: Endpoint,
  }),
})

/** A message as the tracker sent it, and what was read from it. */
const TrackerMessage = z.object({
  at: time,
  topic: z.string(),
  /** Bytes, and positions that were read; `null` for an unreadable message that was not kept otherwise. */
  size: z.number().int().nullable(),
  positions: z.number().int().nullable(),
  /** Why some of it could not be read. */
  problem: z.string().nullable(),
  /** Its beginning. */
  body: z.string(),
})
export type TrackerMessage = z.infer<typeof TrackerMessage>

const listMessages = route({
  method: 'GET',
  path: '/operator/trackers/{trackerId}/messages',
  access: 'operator',
  summary:
    'The last 50 messages of a customer’s tracker that were kept or could not be read, newest first; what they say is masked unless the customer lets support see the account',
  reply: z.object({
    /** Until when all messages are kept; `null` if only unreadable ones are. */
    keptUntil: time.nullable(),
    isMasked: z.boolean(),
    messages: z.array(TrackerMessage),
  }),
  refusals: [NOT_FOUND],
})

const keepMessages = route({
  method: 'POST',
  path: '/operator/trackers/{trackerId}/messages',
  access: 'operator',
  summary:
    'Keeps the messages of a customer’s tracker as it sends them, for an hour from now; each for a day',
  reply: z.object({ keptUntil: time }),
  refusals: [NOT_FOUND],
})

export const trackers = {
  listMessages,
  keepMessages,
  listTrackers,
  getTracker,
  renewTrackerCredentials,
  moveTracker,
  assignTracker,
  findKnownTrackers,
  stockTrackers,
}
