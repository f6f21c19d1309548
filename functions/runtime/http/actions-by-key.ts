import { type RouteSpec, routeKey } from '../../../shared/http/route.ts'

/** The routes of a function with their actions, by the key by which the gateway names a route. */
export function actionsByKey<Action>(
  routes: Readonly<Record<string, RouteSpec>>,
  actions: { readonly [name: string]: unknown },
): ReadonlyMap<string, { name: string; route: RouteSpec; action: Action }> {
  return new Map(
    Object.entries(routes).map(([name, route]) => [
      routeKey(route),
      // the type of the actions has one for each route
      { name, route, action: actions[name] as Action },
    ]),
  )
}
