import type { Subscription } from '../../../../shared/subscriptions/subscription.ts'

/** The name of the assigned device, or the id of one that is gone. */
export const deviceNameOf = ({ assignedDeviceId, assignedDeviceName }: Subscription) =>
  assignedDeviceName ?? assignedDeviceId ?? ''
