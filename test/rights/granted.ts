import type { Statement } from '../../bin/local/iam/statement.ts'

/** An action on a resource that a role allows. */
export type Granted = { functionId: string; action: string; resource: string }

/** Everything that a role allows, without duplicates. */
export function grantedBy(functionId: string, role: readonly Statement[]): Granted[] {
  const all = role
    .filter(({ Effect }) => Effect === 'Allow')
    .flatMap(({ Action, Resource }) =>
      Action.flatMap((action) => Resource.map((resource) => ({ functionId, action, resource }))),
    )
  return [...new Map(all.map((one) => [`${one.action} ${one.resource}`, one])).values()]
}
