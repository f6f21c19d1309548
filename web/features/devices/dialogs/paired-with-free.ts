import type { DeviceView } from '../../../../shared/devices/device.ts'
import { isAssignable, type Subscription } from '../../../../shared/subscriptions/subscription.ts'

/** The subscriptions that can be assigned to a device now. */
export const freeSubscriptions = (subscriptions: readonly Subscription[]) =>
  subscriptions.filter(
    (one) => isAssignable(one) && one.assignedDeviceId === null && one.assignableAt === null,
  )

/** The devices, each paired with a free subscription, as far as those go. */
export function pairedWithFree(devices: readonly DeviceView[], subscriptions: readonly Subscription[]) {
  const free = freeSubscriptions(subscriptions)
  return devices.flatMap((device, index) => {
    const subscriptionId = free[index]?.id
    return subscriptionId === undefined ? [] : [{ device, subscriptionId }]
  })
}
