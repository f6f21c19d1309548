import type { CommandView } from '../../shared/commands/commands.routes.ts'
import { toIso } from '../../shared/time.ts'

/** The moment at which a made command was asked for. */
export const COMMAND_NOW = Date.parse('2026-11-21T12:00:00.000Z')

/** A command for a test, with what the test is about. */
export function aCommand(more: Partial<CommandView> = {}): CommandView {
  const asked: Omit<CommandView, 'steps'> = {
    commandId: 'c1',
    text: 'STATUS#',
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
  const { requestedAt: at, state, reason, speedKmh, fixAgeSeconds } = asked
  return { ...asked, steps: more.steps ?? [{ at, state, reason, speedKmh, fixAgeSeconds }] }
}
