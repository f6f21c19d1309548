import { randomBytes } from 'node:crypto'
import type { Command, CommandQueue, CommandState } from '../../../shared/commands/command.ts'
import type { QueueStep } from '../../../shared/commands/command-queue.ts'
import { needsInterlock, parseCommandText } from '../../../shared/commands/command-text.ts'
import type { commands as routes } from '../../../shared/commands/commands.routes.ts'
import { commandViews, type Hint } from '../../../shared/commands/log-entry.ts'
import { RECENT_SIGN_IN_MINUTES } from '../../../shared/commands/recent-sign-in.ts'
import { type Interlock, relayInterlock } from '../../../shared/commands/relay-interlock.ts'
import {
  type CommandRequest,
  refuseCommand,
  requestCommand,
  textWaitMs,
} from '../../../shared/commands/request-command.ts'
import type { RouteReply } from '../../../shared/http/route.ts'
import { HOUR_MS, MINUTE_MS, SECOND_MS, toIso } from '../../../shared/time.ts'
import { encodeCommand } from '../../../shared/trackers/dialects.ts'
import { NOTHING_TRACKED } from '../../../shared/tracking/tracked.ts'
import { expectedIntervalMs } from '../../../shared/tracking/view/freshness.ts'
import { takeCommandStep } from '../../relay/command-step.ts'
import type { Actions, Caller } from '../../runtime/serve-routes.ts'
import type { AccountStore } from '../../stores/accounts/accounts.ts'
import type { SubscriptionStore } from '../../stores/billing/subscriptions.ts'
import type { CommandLogStore } from '../../stores/devices/command-log.ts'
import type { DeviceStore, StoredDevice } from '../../stores/devices/devices.ts'
import type { TrackerStore } from '../../stores/devices/trackers.ts'
import type { EventStore } from '../../stores/events/events.ts'
import type { TrailStore } from '../../stores/trails/trails.ts'

export type CommandsDeps = HourlyLimitDeps & {
  devices: Pick<DeviceStore, 'get' | 'updateSwitch' | 'updateHeld'>
  events: Pick<EventStore, 'saveNotification'>
  log: Omit<CommandLogStore, 'listAll'>
  subscriptions: Pick<SubscriptionStore, 'covers'>
  trackers: Pick<TrackerStore, 'setPending'>
  trails: Pick<TrailStore, 'getLiveItem'>
  /** Command words that this deployment allows although they can hijack or brick a tracker. */
  allowedWords: readonly string[]
  now: () => number
}

const ID_BYTES = 12
const LISTED_ENTRIES = 200
const RECENT_SIGN_IN_MS = RECENT_SIGN_IN_MINUTES * MINUTE_MS
/** Used while a tracker's report interval is unknown. */
const DEFAULT_INTERVAL_MS = MINUTE_MS

type SendReply = RouteReply<typeof routes.sendTextCommand>
type RequestStep = QueueStep & ({ command: Command } | { waitMs: number })

export function commandActions(deps: CommandsDeps): Actions<typeof routes> {
  async function interlockOf(
    device: StoredDevice,
    now: number,
  ): Promise<{ interlock: Interlock; intervalMs: number }> {
    const live = await deps.trails.getLiveItem(device.trackId)
    const tracked = live?.tracked ?? NOTHING_TRACKED
    const intervalMs = expectedIntervalMs(tracked, { now, storageMode: device.isInStorageMode })
    return { interlock: relayInterlock(tracked, now), intervalMs: intervalMs ?? DEFAULT_INTERVAL_MS }
  }

  async function saveHint({ scope, personId }: Caller, deviceId: string, hint: Omit<Hint, 'by'>) {
    const device = await deps.devices.get(scope, deviceId)
    if (!device) return { refused: 'not-found' as const }
    const unchanged = (queue: CommandQueue): QueueStep => ({ queue, changed: [] })
    await takeCommandStep(device, deps.now(), unchanged, deps, { by: personId, ...hint })
    return { reply: { success: true as const } }
  }

  return {
    async sendTextCommand({ body }, { accountId, personId, scope, sourceIp, signedInAt, noteForAudit }) {
      const now = deps.now()
      const device = await deps.devices.get(scope, body.DeviceID)
      if (!device) return NO_SUCH_DEVICE
      const [isCovered, { interlock, intervalMs }] = await Promise.all([
        deps.subscriptions.covers(accountId, device.subscriptionId, device.deviceId),
        interlockOf(device, now),
      ])
      const read = parseCommandText(body.TextCommand, deps.allowedWords)
      const request: CommandRequest = {
        commandId: randomBytes(ID_BYTES).toString('hex'),
        requestedBy: personId,
        requestedFrom: sourceIp,
        intervalMs,
        ...('kind' in read ? read : { kind: 'unknown', text: body.TextCommand }),
      }
      noteForAudit({ name: request.kind, deviceId: device.deviceId })
      if (needsInterlock(request.kind) && now - signedInAt > RECENT_SIGN_IN_MS) return SIGN_IN_AGAIN
      const isRestore = request.kind === 'restore'
      const hour = hourlyLimit(accountId, now, deps)

      // Before the log: a mark without a command costs one read, a command without its mark is never sent.
      const dialect = await deps.trackers.setPending(accountId, device.deviceId, now)
      if (dialect === null) return NO_SUCH_DEVICE
      const decide = async (queue: CommandQueue): Promise<RequestStep> => {
        const next = requestCommand(queue, request, interlock, now)
        if (next.command.commandId !== request.commandId || isRestore) return next
        const waitMs = textWaitMs(queue, now) || (await hour.waitMs())
        if (waitMs > 0) return { queue, changed: [], waitMs }
        if ('refused' in read) return refuseCommand(queue, next.command, read.refused, now)
        if (encodeCommand(dialect, device.deviceId, next.command) === null)
          return refuseCommand(queue, next.command, 'text-unsupported', now)
        return isCovered ? next : refuseCommand(queue, next.command, 'no-subscription', now)
      }
      const step = await takeCommandStep(device, now, decide, deps)
      if (!('command' in step) || step.command.commandId !== request.commandId) await hour.release()
      if ('waitMs' in step) return tooManyCommands(step.waitMs)
      return { reply: replyOf(step.command) }
    },

    async listCommands({ path }, { scope }) {
      const device = await deps.devices.get(scope, path.id)
      if (!device) return { refused: 'not-found' }
      const entries = await deps.log.list(device.trackId, LISTED_ENTRIES)
      return { reply: { commands: commandViews(entries, deps.now()) } }
    },

    hintStorageMode: ({ path, body }, caller) =>
      saveHint(caller, path.id, { isInStorageMode: body.isInStorageMode }),

    hintRelayStatus: ({ path, body }, caller) => saveHint(caller, path.id, { relayStatus: body.relayStatus }),
  }
}

/** A page that somebody left open must not stop an engine. */
const SIGN_IN_AGAIN = {
  refused: 'sign-in-again' as const,
  more: { Code: 403, ErrMsg: 'sign-in-again' },
}

const NO_SUCH_DEVICE = {
  refused: 'not-found' as const,
  more: { Code: 404, ErrMsg: 'not-found' },
}

const tooManyCommands = (waitMs: number) => ({
  refused: 'too-many-commands' as const,
  retryAfterSeconds: Math.ceil(waitMs / SECOND_MS),
  more: { Code: 429, ErrMsg: 'too-many-commands' },
})

const replyOf = (command: Command): SendReply => ({
  Code: codeOf(command.state),
  ErrMsg: command.reason ?? '',
  commandId: command.commandId,
  kind: command.kind,
  state: command.state,
  speedKmh: command.speedKmh,
  fixAgeSeconds: command.fixAgeSeconds,
  answer: command.answer,
  expiresAt: toIso(command.expiresAt),
})

function codeOf(state: CommandState): SendReply['Code'] {
  if (state === 'refused') return 403
  return state === 'held' ? 202 : 200
}

/** Per account; restores do not count. */
const COMMANDS_PER_HOUR = 60

type HourlyLimitDeps = { accounts: Pick<AccountStore, 'reserve' | 'releaseCommand'> }

/**
 * One command of an account's hourly limit. It is reserved before the command is in the log, because concurrent
 * requests would otherwise all see room for one more. If the request fails in between, it stays counted.
 */
function hourlyLimit(accountId: string, now: number, { accounts }: HourlyLimitDeps) {
  let reservation: ReturnType<AccountStore['reserve']> | null = null
  return {
    /** Reserves a command, once however often it is called. Returns 0, or the milliseconds until one is free. */
    async waitMs(): Promise<number> {
      reservation ??= accounts.reserve(accountId, 'command', now, now - HOUR_MS, COMMANDS_PER_HOUR)
      const { isReserved, windowStart } = await reservation
      return isReserved ? 0 : windowStart + HOUR_MS - now
    },

    /** Returns the reservation of a command that was not queued. */
    async release(): Promise<void> {
      const reserved = await reservation
      if (reserved?.isReserved) await accounts.releaseCommand(accountId, reserved.windowStart)
    },
  }
}
