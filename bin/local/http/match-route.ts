export type Matched<Route> = { route: Route; pathParameters: Record<string, string> }

/** Matches a request as API Gateway does: by method and path segments, where a fixed segment takes precedence over a parameter. */
export function matchRoute<Route extends { key: string }>(
  routes: readonly Route[],
  method: string,
  path: string,
): Matched<Route> | null {
  const segments = path.split('/')
  let best: (Matched<Route> & { fixed: number }) | null = null
  for (const route of routes) {
    const [routeMethod, routePath = ''] = route.key.split(' ')
    if (routeMethod !== method) continue
    const matched = matchSegments(routePath.split('/'), segments)
    if (matched && matched.fixed > (best?.fixed ?? -1)) best = { route, ...matched }
  }
  return best && { route: best.route, pathParameters: best.pathParameters }
}

function matchSegments(pattern: readonly string[], segments: readonly string[]) {
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
