import type { DeviceView } from '../../shared/devices/device.ts'
import { lastConfirmedRelay } from './progress.ts'
import { useCommands } from './use-commands.ts'

/** What the relay is: as the list has it, and once that forgets it, as it was last proved. */
export function useRelayStatus({ deviceId, relayStatus }: DeviceView): 'cut' | 'restored' | null {
  const { data = [] } = useCommands(deviceId)
  return relayStatus ?? lastConfirmedRelay(data)
}
