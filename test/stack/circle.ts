/** A chain of resources of a template that need each other to be made first, or `null` where there is none. */
export function circleIn(resources: Record<string, unknown>): string[] | null {
  const whole = new Set<string>()

  function follow(id: string, way: readonly string[]): string[] | null {
    if (way.includes(id)) return [...way.slice(way.indexOf(id)), id]
    if (whole.has(id)) return null
    for (const needed of neededBy(resources[id])) {
      const circle = needed in resources ? follow(needed, [...way, id]) : null
      if (circle !== null) return circle
    }
    whole.add(id)
    return null
  }

  for (const id of Object.keys(resources)) {
    const circle = follow(id, [])
    if (circle !== null) return circle
  }
  return null
}

/** The ids that a part of a template names: by `Ref`, `Fn::GetAtt`, `Fn::Sub` or `DependsOn`. */
function neededBy(part: unknown): string[] {
  if (Array.isArray(part)) return part.flatMap(neededBy)
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([name, value]) => {
    const texts = [value].flat().filter((text) => typeof text === 'string')
    if (name === 'Ref' || name === 'DependsOn') return texts
    if (name === 'Fn::GetAtt') return texts.slice(0, 1)
    if (name === 'Fn::Sub')
      return texts.flatMap((text) => [...text.matchAll(/\$\{(\w+)/g)].map(([, id = '']) => id))
    return neededBy(value)
  })
}
