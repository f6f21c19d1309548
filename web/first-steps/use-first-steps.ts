import { useQuery } from '@tanstack/react-query'
import { devices as deviceRoutes } from '../../shared/devices/devices.routes.ts'
import { SECOND_MS } from '../../shared/time.ts'
import { useMay } from '../account/membership.tsx'
import { useSite } from '../api/site.tsx'
import { subscriptionsQuery } from '../api/subscriptions-query.ts'
import { polledDevices } from '../devices/list/polled-devices.ts'
import { FIRST_STEPS, type FirstStep, firstDevice, hasPosition, stepsDone } from './first-steps.ts'

/** A tracker that connects ticks its step off while its owner looks. */
const LOOK_EVERY_MS = 10 * SECOND_MS

export type FirstSteps = {
  done: Record<FirstStep, boolean>
  /** The first one that is not done. */
  next: FirstStep
  /** The device that is being set up. */
  deviceId: string | null
}

/** How far a new account is; `null` once it has its first position, and while that is not known. */
export function useFirstSteps(): FirstSteps | null {
  const { client } = useSite()
  const { data: reply } = useQuery(polledDevices(client))
  // somebody else's account is not for a guest to set up
  const isOwner = useMay()('account:manage')
  const isNew = isOwner && reply !== undefined && !hasPosition(reply.devices)
  const device = isNew ? firstDevice(reply.devices) : undefined
  const { data: subscriptions } = useQuery({ ...subscriptionsQuery(client), enabled: isNew })
  const id = device?.deviceId ?? ''
  const { data: diagnostics } = useQuery({
    queryKey: ['first-steps', id],
    queryFn: () => client.call(deviceRoutes.getDiagnostics, { path: { id } }),
    enabled: id !== '',
    refetchInterval: LOOK_EVERY_MS,
  })
  if (!isNew || subscriptions === undefined || (id !== '' && diagnostics === undefined)) return null
  const done = stepsDone(subscriptions, reply.devices, diagnostics ?? null)
  const next = FIRST_STEPS.find((step) => !done[step])
  return next === undefined ? null : { done, next, deviceId: device?.deviceId ?? null }
}
