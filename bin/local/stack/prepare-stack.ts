import { UserError } from '../../cli/user-error.ts'
import { buildFunctions } from '../build/build-functions.ts'
import { withBuildLock } from '../build/build-lock.ts'
import { buildSite } from '../build/build-site.ts'
import { localNames } from './local-names.ts'
import { readStack, type Stack } from './read-stack.ts'
import { unsupportedResources } from './supported-resources.ts'
import { isSynthesized, loadStack, synthesize } from './synthesize.ts'

/** Builds and synthesizes the stack, and reads its template. Lists all resources that the local run does not support. */
export async function prepareStack(
  outputFolder: string,
  { dev = false, context }: { dev?: boolean; context?: Record<string, string> },
  log: (message: string) => void,
): Promise<Stack> {
  const { template, assets, changed } = await withBuildLock(async () => {
    await Promise.all([
      buildFunctions().then((built) => log(built ? 'Functions bundled' : 'Functions unchanged')),
      buildSite(dev).then((built) => log(built ? 'Site built' : 'Site unchanged')),
      isSynthesized(outputFolder) ? null : loadStack(),
    ])
    return synthesize(outputFolder, context)
  })
  log(changed ? 'Stack synthesized' : 'Stack unchanged')
  const unsupported = unsupportedResources(template)
  if (unsupported.length > 0)
    throw new UserError(`The local run does not support these resources:\n  ${unsupported.join('\n  ')}`)
  const stack = readStack(template, assets, localNames(template))
  const { routes, functions, tables } = stack
  log(`Stack read: ${routes.length} routes, ${functions.length} functions, ${tables.length} tables`)
  return stack
}
