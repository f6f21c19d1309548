import type { DeviceView } from '../../shared/devices/device.ts'
import { lastConfirmedRelay } from './progress.ts'
import { useCommands } from './use-commands.ts'

/** The relay's state in the device list, which clears it after a while; then the last one that the log confirms. */
export function useRelayStatus({ deviceId, relayStatus }: DeviceView): 'cut' | 'restored' | null {
  const { data = [] } = useCommands(deviceId)
  return relayStatus ?? lastConfirmedRelay(data)
}
