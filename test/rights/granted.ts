import type { Statement } from '../../bin/local/iam/statement.ts'

/** One action on one resource, as a role allows it. */
export type Granted = { functionId: string; action: string; resource: string }

/** Everything that a role allows, one by one and each once. */
export function grantedBy(functionId: string, role: readonly Statement[]): Granted[] {
  const all = role
    .filter(({ Effect }) => Effect === 'Allow')
    .flatMap(({ Action, Resource }) =>
      Action.flatMap((action) => Resource.map((resource) => ({ functionId, action, resource }))),
    )
  return [...new Map(all.map((one) => [`${one.action} ${one.resource}`, one])).values()]
}
