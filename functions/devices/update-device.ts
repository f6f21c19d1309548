import type { DeviceEdit } from '../../shared/devices/device.ts'
import type { devices as routes } from '../../shared/devices/devices.routes.ts'
import type { Answer } from '../runtime/answer.ts'
import type { DeviceEditStore } from '../stores/device-edits.ts'

export type UpdateDeviceDeps = { edits: DeviceEditStore }

/** Changes the name, type or tags of a device. One that is not the account's is answered as one that is not. */
export async function updateDevice(
  accountId: string,
  deviceId: string,
  edit: DeviceEdit,
  { edits }: UpdateDeviceDeps,
): Promise<Answer<typeof routes.updateDevice>> {
  if (!(await edits.save(accountId, deviceId, edit))) return { refused: 'not-found' }
  return { reply: { success: true } }
}
