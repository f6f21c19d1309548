import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { App, type Environment, type Stack } from 'aws-cdk-lib'
import { Template } from 'aws-cdk-lib/assertions'
import { buildFunctions } from '../../../bin/local/build/build-functions.ts'
import { withBuildLock } from '../../../bin/local/build/build-lock.ts'
import { stackIdOf } from '../../../lib/context.ts'
import { VectraStack } from '../../../lib/vectra-stack.ts'

/** Long, because only one process builds here at a time. */
export const SYNTH_TIMEOUT_MS = 240_000

type StackOptions = {
  env?: Environment
  /** Whether CDK validates the template, which takes seconds. */
  isValidated?: boolean
}

/** The whole stack as `cdk deploy -c name=value` declares it, not yet synthesized. */
export async function aStack(
  context: Record<string, string> = {},
  { env, isValidated = false }: StackOptions = {},
): Promise<{ app: App; stack: Stack }> {
  await withBuildLock(async () => {
    await buildFunctions()
    if (existsSync('dist/web/assets')) return
    mkdirSync('dist/web/assets', { recursive: true })
    writeFileSync('dist/web/assets/.keep', '')
  })
  const app = new App({
    outdir: mkdtempSync(join(tmpdir(), 'vectra-synth-')),
    context,
    builtinCloudFormationValidation: isValidated,
  })
  return { app, stack: new VectraStack(app, stackIdOf(app), { env }) }
}

export const aTemplate = async (context: Record<string, string> = {}): Promise<Template> =>
  Template.fromStack((await aStack(context)).stack)
