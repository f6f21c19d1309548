import { isSwitchKind, SWITCH_TEXTS } from '../../shared/commands/command-text.ts'
import type { CommandView } from '../../shared/commands/commands.routes.ts'
import { toIso } from '../../shared/time.ts'

/** When a made command was requested. */
export const COMMAND_NOW = Date.parse('2026-11-21T12:00:00.000Z')

/** A command with the given fields; everything else has a default. The text of a switch is its own. */
export function aCommand(more: Partial<CommandView> = {}): CommandView {
  const kind = more.kind ?? 'read'
  const command: Omit<CommandView, 'steps'> = {
    commandId: 'c1',
    kind,
    text: isSwitchKind(kind) ? SWITCH_TEXTS[kind] : 'STATUS#',
    state: 'queued',
    reason: null,
    speedKmh: 5,
    fixAgeSeconds: 3,
    requestedBy: 'account',
    requestedFrom: '127.0.0.1',
    requestedAt: toIso(COMMAND_NOW),
    sentAt: null,
    answeredAt: null,
    answer: null,
    provedAt: null,
    expiresAt: '2026-11-22T12:00:00.000Z',
    ...more,
  }
  const { requestedAt: at, state, reason, speedKmh, fixAgeSeconds } = command
  return { ...command, steps: more.steps ?? [{ at, state, reason, speedKmh, fixAgeSeconds }] }
}
