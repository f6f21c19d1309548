export type Matched<Route> = { route: Route; pathParameters: Record<string, string> }

/**
 * Matches a request as API Gateway does: by method and path segments, where a fixed segment takes precedence over a
 * parameter. `ANY` is every method, and `{name+}` all segments that are left.
 */
export function matchRoute<Route extends { key: string }>(
  routes: readonly Route[],
  method: string,
  path: string,
): Matched<Route> | null {
  const segments = path.split('/')
  let best: (Matched<Route> & { fixed: number }) | null = null
  for (const route of routes) {
    const [routeMethod, routePath = ''] = route.key.split(' ')
    if (routeMethod !== method && routeMethod !== 'ANY') continue
    const matched = matchSegments(routePath.split('/'), segments)
    if (matched && matched.fixed > (best?.fixed ?? -1)) best = { route, ...matched }
  }
  return best && { route: best.route, pathParameters: best.pathParameters }
}

function matchSegments(
  pattern: readonly string[],
  segments: readonly string[],
): { pathParameters: Record<string, string>; fixed: number } | null {
  const rest = /^\{(.+)\+\}$/.exec(pattern.at(-1) ?? '')?.[1]
  if (rest !== undefined) {
    const own = segments.slice(pattern.length - 1).join('/')
    const matched = matchSegments(pattern.slice(0, -1), segments.slice(0, pattern.length - 1))
    if (matched === null || own === '') return null
    return { ...matched, pathParameters: { ...matched.pathParameters, [rest]: own } }
  }
  if (pattern.length !== segments.length) return null
  const pathParameters: Record<string, string> = {}
  let fixed = 0
  for (const [index, expected] of pattern.entries()) {
    const segment = segments[index] ?? ''
    const name = /^\{(.+)\}$/.exec(expected)?.[1]
    if (name === undefined) {
      if (segment !== expected) return null
      fixed += 1
      continue
    }
    const value = decoded(segment)
    if (segment === '' || value === null) return null
    pathParameters[name] = value
  }
  return { pathParameters, fixed }
}

function decoded(segment: string): string | null {
  try {
    return decodeURIComponent(segment)
  } catch {
    return null
  }
}
