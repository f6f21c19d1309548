/** The first circular dependency between resources of a template, as the chain of their ids, or `null`. */
export function circularDependency(resources: Record<string, unknown>): string[] | null {
  const visited = new Set<string>()

  function follow(id: string, chain: readonly string[]): string[] | null {
    if (chain.includes(id)) return [...chain.slice(chain.indexOf(id)), id]
    if (visited.has(id)) return null
    for (const dependency of dependenciesOf(resources[id])) {
      const circle = dependency in resources ? follow(dependency, [...chain, id]) : null
      if (circle !== null) return circle
    }
    visited.add(id)
    return null
  }

  for (const id of Object.keys(resources)) {
    const circle = follow(id, [])
    if (circle !== null) return circle
  }
  return null
}

/** The ids that a part of a template refers to: by `Ref`, `Fn::GetAtt`, `Fn::Sub` or `DependsOn`. */
function dependenciesOf(part: unknown): string[] {
  if (Array.isArray(part)) return part.flatMap(dependenciesOf)
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([name, value]) => {
    const texts = [value].flat().filter((text) => typeof text === 'string')
    if (name === 'Ref' || name === 'DependsOn') return texts
    if (name === 'Fn::GetAtt') return texts.slice(0, 1)
    if (name === 'Fn::Sub')
      return texts.flatMap((text) => [...text.matchAll(/\$\{(\w+)/g)].map(([, id = '']) => id))
    return dependenciesOf(value)
  })
}
