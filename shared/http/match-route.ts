export type Matched<Route> = { route: Route; pathParameters: Record<string, string> }

/**
 * Matches requests as API Gateway does: by method and path segments, where a fixed segment takes precedence over a
 * parameter. `ANY` is every method, and `{name+}` all segments that are left.
 */
export function routeMatcher<Route extends { key: string }>(routes: readonly Route[]) {
  const patterns = routes.map((route) => ({ route, ...patternOf(route.key) }))
  return (method: string, path: string): Matched<Route> | null => {
    const segments = path.split('/')
    let best: (Matched<Route> & { fixed: number }) | null = null
    for (const pattern of patterns) {
      if (pattern.method !== method && pattern.method !== 'ANY') continue
      const matched = matchSegments(pattern, segments)
      if (matched && matched.fixed > (best?.fixed ?? -1)) best = { route: pattern.route, ...matched }
    }
    return best && { route: best.route, pathParameters: best.pathParameters }
  }
}

/** `parameter`: the name of what stands in the place of the segment; `rest`: the name of all segments after these. */
type Pattern = {
  method: string
  segments: readonly { text: string; parameter: string | null }[]
  rest: string | null
}

function patternOf(key: string): Pattern {
  const [method = '', path = ''] = key.split(' ')
  const segments = path.split('/').map((text) => ({ text, parameter: /^\{(.+)\}$/.exec(text)?.[1] ?? null }))
  const rest = /^\{(.+)\+\}$/.exec(segments.at(-1)?.text ?? '')?.[1] ?? null
  return { method, segments: rest === null ? segments : segments.slice(0, -1), rest }
}

function matchSegments(
  { segments: pattern, rest }: Pattern,
  segments: readonly string[],
): { pathParameters: Record<string, string>; fixed: number } | null {
  const isLongEnough = rest === null ? segments.length === pattern.length : segments.length > pattern.length
  if (!isLongEnough) return null
  const pathParameters: Record<string, string> = {}
  let fixed = 0
  for (const [index, { text, parameter }] of pattern.entries()) {
    const segment = segments[index] ?? ''
    if (parameter === null) {
      if (segment !== text) return null
      fixed += 1
      continue
    }
    const value = decoded(segment)
    if (segment === '' || value === null) return null
    pathParameters[parameter] = value
  }
  if (rest === null) return { pathParameters, fixed }
  const own = segments.slice(pattern.length).join('/')
  return own === '' ? null : { pathParameters: { ...pathParameters, [rest]: own }, fixed }
}

function decoded(segment: string): string | null {
  try {
    return decodeURIComponent(segment)
  } catch {
    return null
  }
}
