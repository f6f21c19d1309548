import * as z from 'zod'

const oneOrMore = z.union([z.string().transform((one) => [one]), z.array(z.string())])

export const PolicyDocument = z.object({
  Statement: z.array(
    z.object({ Effect: z.enum(['Allow', 'Deny']), Action: oneOrMore, Resource: oneOrMore }).strict(),
  ),
})
export type PolicyDocument = z.infer<typeof PolicyDocument>

export type IotAction = 'iot:Connect' | 'iot:Publish' | 'iot:RetainPublish' | 'iot:Subscribe' | 'iot:Receive'

/** Whether IoT would allow it: a Deny wins, and what nothing allows is refused. `*` and `?` are wildcards. */
export function policyAllows(
  policies: readonly PolicyDocument[],
  action: IotAction,
  resource: string,
): boolean {
  const matching = policies
    .flatMap((policy) => policy.Statement)
    .filter((one) => one.Action.some((pattern) => like(pattern, action)))
    .filter((one) => one.Resource.some((pattern) => like(pattern, resource)))
  return matching.length > 0 && matching.every((one) => one.Effect === 'Allow')
}

function like(pattern: string, text: string): boolean {
  const source = pattern
    .replaceAll(/[.+^${}()|[\]\\]/g, '\\$&')
    .replaceAll('*', '.*')
    .replaceAll('?', '.')
  return new RegExp(`^${source}$`, 's').test(text)
}
