import { api } from '../../../shared/api.ts'
import { devices } from '../../../shared/devices/devices.routes.ts'
import type { RouteSpec } from '../../../shared/http/route.ts'

/** Every route of the API registry, so that tests over all routes cover new ones too. */
export const everyRoute: RouteSpec[] = Object.values(api).flatMap((feature) =>
  Object.values<RouteSpec>(feature),
)

/**
 * Only Stripe can sign its webhook, only trackers and servers have their keys, and an address can order a few times only
 * without sign-in.
 */
export const isForUsers = ({ signedBy, raw, path }: RouteSpec) =>
  signedBy === undefined && raw === undefined && path !== '/vectra/signup-subscription'

/** Deletions come last, that of the device after all others: it clears what names the device. */
function rankOf({ method, path }: RouteSpec): number {
  if (method !== 'DELETE') return 0
  return path === devices.deleteDevice.path ? 2 : 1
}

/** The routes that a user can call one after the other, each with what the ones before left of an account. */
export const userRoutes = everyRoute.filter(isForUsers).toSorted((a, b) => rankOf(a) - rankOf(b))
