import type { DeviceEdit } from '../../shared/devices/device.ts'
import type { devices as routes } from '../../shared/devices/devices.routes.ts'
import type { ActionResult } from '../runtime/action-result.ts'
import type { DeviceEditStore } from '../stores/device-edits.ts'

export type UpdateDeviceDeps = { edits: DeviceEditStore }

/** Changes the name, type or tags of a device. One that is not the account's is answered as one that is not. */
export async function updateDevice(
  accountId: string,
  deviceId: string,
  edit: DeviceEdit,
  { edits }: UpdateDeviceDeps,
): Promise<ActionResult<typeof routes.updateDevice>> {
  if (!(await edits.update(accountId, deviceId, edit))) return { refused: 'not-found' }
  return { reply: { success: true } }
}
