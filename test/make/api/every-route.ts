import { api } from '../../../shared/api.ts'
import type { RouteSpec } from '../../../shared/http/route.ts'

/** Every route of the API registry, so that tests over all routes cover new ones too. */
export const everyRoute: RouteSpec[] = Object.values(api).flatMap((feature) =>
  Object.values<RouteSpec>(feature),
)

/** Only Stripe can sign its webhook, and an address can order a few times only without sign-in. */
export const isForUsers = ({ signedBy, path }: RouteSpec) =>
  signedBy === undefined && path !== '/vectra/signup-subscription'
