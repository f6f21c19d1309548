import type { SwitchKind } from '../../../shared/commands/command.ts'
import { commands } from '../../../shared/commands/commands.routes.ts'
import type { Client } from '../../../shared/http/client.ts'
import { toIso } from '../../../shared/time.ts'

/** Tells the server which state an accepted switch should lead to. The hint is optional, so a failure is only logged. */
export function sendHint(client: Client, deviceId: string, name: SwitchKind, now: number): void {
  const path = { id: deviceId }
  const updatedAt = toIso(now)
  if (name === 'cut' || name === 'restore') {
    const relayStatus = name === 'cut' ? 'cut' : 'restored'
    client
      .call(commands.hintRelayStatus, { path, body: { relayStatus, updatedAt } })
      .catch((error: unknown) => console.warn('Failed to update relay status:', error))
    return
  }
  client
    .call(commands.hintStorageMode, { path, body: { isInStorageMode: name === 'storeOn', updatedAt } })
    .catch((error: unknown) => console.warn('Failed to update storage mode:', error))
}
