import type { DeviceView } from '../../shared/devices/device.ts'
import type { Subscription } from '../../shared/subscriptions/subscription.ts'
import { type Contact, hasConnected } from '../devices/has-connected.ts'

/** The steps of a new account to its first position on the map. */
export const FIRST_STEPS = ['subscription', 'device', 'connect', 'position'] as const
export type FirstStep = (typeof FIRST_STEPS)[number]

type Device = Pick<DeviceView, 'deviceId' | 'hasSubscription' | 'tracking'>

/** Whether an account has its first position, after which nothing is asked for the steps. */
export const hasPosition = (devices: readonly Device[]): boolean =>
  devices.some(({ tracking }) => tracking !== null)

/** The device that the steps are about: the first that can be tracked. */
export const firstDevice = <One extends Device>(devices: readonly One[]): One | undefined =>
  devices.find(({ hasSubscription }) => hasSubscription)

/** Which steps are done, by what is stored. `contact`: of the first device, if there is one. */
export function stepsDone(
  subscriptions: readonly Pick<Subscription, 'status'>[],
  devices: readonly Device[],
  contact: Contact | null,
): Record<FirstStep, boolean> {
  const device = firstDevice(devices) !== undefined
  const position = hasPosition(devices)
  return {
    subscription: device || subscriptions.some(({ status }) => status !== 'canceled'),
    device,
    connect: position || (contact !== null && hasConnected(contact)),
    position,
  }
}
