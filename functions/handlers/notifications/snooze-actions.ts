import { DEFAULT_PREFERENCES, withChosen } from '../../../shared/account/preferences.ts'
import type { notifications } from '../../../shared/notifications/notifications.routes.ts'
import { SNOOZES_MAX, type Snoozable } from '../../../shared/notifications/snooze.ts'
import { snoozedUntil } from '../../../shared/notifications/snoozed-until.ts'
import { DAY_MS } from '../../../shared/time.ts'
import { readSnoozeToken } from '../../messages/snooze-token.ts'
import { sourceOf } from '../../messages/snoozed.ts'
import type { SigningKeys } from '../../outside/signing-keys.ts'
import type { Actions } from '../../runtime/serve-routes.ts'
import type { PreferenceStore } from '../../stores/accounts/preferences.ts'
import type { EventStore } from '../../stores/events/events.ts'
import type { StoredEvent } from '../../stores/events/stored-event.ts'
import type { SnoozeStore } from '../../stores/notifications/snoozes.ts'

/** A link in a message works for this long after its event. */
const LINK_LIFETIME_MS = 7 * DAY_MS

export type SnoozeDeps = {
  snoozes: SnoozeStore
  events: Pick<EventStore, 'get'>
  preferences: Pick<PreferenceStore, 'get'>
  readKeys: () => Promise<SigningKeys>
  now: () => number
}

type SnoozeRoutes = Pick<
  typeof notifications,
  'listSnoozes' | 'saveSnooze' | 'getSnoozeLink' | 'snoozeByLink'
>

/** The calls about snoozes, and the links in messages that snooze without a sign-in. */
export function snoozeActions(deps: SnoozeDeps): Actions<SnoozeRoutes> {
  const { snoozes } = deps

  async function eventOf(token: string): Promise<StoredEvent | null> {
    const read = readSnoozeToken(await deps.readKeys(), token)
    const event = read && (await deps.events.get(read.accountId, read.eventKey))
    return event && deps.now() < Date.parse(event.timestamp) + LINK_LIFETIME_MS ? event : null
  }

  async function linkView(event: StoredEvent) {
    const { kind, id, name } = sourceOf(event)
    const muted = await snoozes.list(event.accountId, deps.now())
    const until = muted.find((one) => one.kind === kind && one.id === id)?.until ?? null
    const { deviceName, timestamp } = event
    const clock = await clockOf(event.accountId)
    return { reply: { snooze: { kind, name, deviceName, timestamp, until, clock } } }
  }

  async function clockOf(accountId: string) {
    const preferences = withChosen(DEFAULT_PREFERENCES, await deps.preferences.get(accountId))
    const { timezone, timeFormat, dateFormat, firstDayOfWeek } = preferences
    return { timezone, timeFormat, dateFormat, firstDayOfWeek }
  }

  /** Returns `false` if too many others are muted. */
  async function mute(accountId: string, { kind, id }: Snoozable, until: number | null): Promise<boolean> {
    const now = deps.now()
    if (until !== null && until > now) return snoozes.save(accountId, { kind, id }, until, now, SNOOZES_MAX)
    await snoozes.delete(accountId, { kind, id })
    return true
  }

  return {
    listSnoozes: async (_input, { accountId }) => ({
      reply: { snoozes: await snoozes.list(accountId, deps.now()) },
    }),

    async saveSnooze({ body }, { accountId }) {
      const until = body.until === null ? null : Date.parse(body.until)
      if (!(await mute(accountId, body, until))) return { refused: 'too-many-snoozes' }
      return { reply: { snoozes: await snoozes.list(accountId, deps.now()) } }
    },

    async getSnoozeLink({ path }) {
      const event = await eventOf(path.token)
      return event === null ? { refused: 'not-found' } : linkView(event)
    },

    async snoozeByLink({ path, body }) {
      const event = await eventOf(path.token)
      if (event === null) return { refused: 'not-found' }
      const until = snoozedUntil(body.choice, (await clockOf(event.accountId)).timezone, deps.now())
      if (!(await mute(event.accountId, sourceOf(event), until))) return { refused: 'too-many-snoozes' }
      return linkView(event)
    },
  }
}
