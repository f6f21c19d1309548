import { UserError } from '../../cli/user-error.ts'
import { buildFunctions } from '../build/build-functions.ts'
import { withBuildLock } from '../build/build-lock.ts'
import { buildSite } from '../build/build-site.ts'
import { localNames } from './local-names.ts'
import { readStack, type Stack } from './read-stack.ts'
import { unsupportedResources } from './supported-resources.ts'
import { synthesize } from './synthesize.ts'

/** Builds what the stack carries, synthesizes it and reads it. What this machine cannot run is named, all of it at once. */
export async function prepareStack(
  outputFolder: string,
  dev: boolean,
  say: (step: string) => void,
): Promise<Stack> {
  const { template, assets, changed } = await withBuildLock(async () => {
    await buildFunctions()
    say('Functions bundled')
    say((await buildSite(dev)) ? 'Site built' : 'Site unchanged')
    return synthesize(outputFolder)
  })
  say(changed ? 'Stack synthesized' : 'Stack unchanged')
  const unknown = unsupportedResources(template)
  if (unknown.length > 0)
    throw new UserError(`The stack has what the local run cannot run:\n  ${unknown.join('\n  ')}`)
  const stack = readStack(template, assets, localNames(template))
  const { routes, functions, tables } = stack
  say(`Stack read: ${routes.length} routes, ${functions.length} functions, ${tables.length} tables`)
  return stack
}
