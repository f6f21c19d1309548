import { api } from '../../../shared/api.ts'
import type { RouteSpec } from '../../../shared/http/route.ts'

/** Every route of the API registry, so that tests over all routes cover new ones too. */
export const everyRoute: RouteSpec[] = Object.values(api).flatMap((feature) =>
  Object.values<RouteSpec>(feature),
)
