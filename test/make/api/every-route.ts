import { api } from '../../../shared/api.ts'
import type { RouteSpec } from '../../../shared/http/route.ts'

/** Every call of the API, as the registry has it: a test over these grows with every new route. */
export const everyRoute: RouteSpec[] = Object.values(api).flatMap((feature) =>
  Object.values<RouteSpec>(feature),
)
