import { existsSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { FUNCTIONS_FINGERPRINT } from '../build/build-functions.ts'
import { SITE_FINGERPRINT } from '../build/build-site.ts'
import { buildIfChanged } from '../build/fingerprint.ts'
import { Assets, Template } from './template.ts'

const STACK = 'Vectra'
const TEMPLATE = `${STACK}.template.json`
const SOURCES = ['lib', FUNCTIONS_FINGERPRINT, SITE_FINGERPRINT, 'cdk.json']

/** With every part that the local run has an engine for. */
const LOCAL_CONTEXT = {
  maps: 'openfreemap',
  mailFrom: 'alerts@vectra.example',
  ordersEmail: 'orders@vectra.example',
  smsCountries: 'US,CA',
  // codes on this machine cost nothing
  unconfirmedMessagesPerDay: '100000',
}

export const isSynthesized = (folder: string): boolean => existsSync(join(folder, TEMPLATE))

/** The CDK and the stack, which take seconds to load and are needed only to synthesize. */
export async function loadStack() {
  const [{ App }, { VectraStack }] = await Promise.all([
    import('aws-cdk-lib'),
    import('../../../lib/vectra-stack.ts'),
  ])
  return { App, VectraStack }
}

/** Synthesizes the stack that `cdk deploy` deploys into a folder of this run, if its sources changed. */
export async function synthesize(
  folder: string,
  context: Record<string, string> = {},
): Promise<{ template: Template; assets: Assets; changed: boolean }> {
  const run = async () => {
    await rm(folder, { recursive: true, force: true })
    const { App, VectraStack } = await loadStack()
    // CDK's own validation takes longer than all else, and each deployment does it
    const app = new App({
      outdir: folder,
      context: { ...LOCAL_CONTEXT, ...context },
      builtinCloudFormationValidation: false,
    })
    new VectraStack(app, STACK)
    app.synth()
  }
  const changed = await buildIfChanged({
    sources: SOURCES,
    record: `${folder}.sha256`,
    exists: isSynthesized(folder),
    run,
  })
  const read = async (name: string): Promise<unknown> =>
    JSON.parse(await readFile(join(folder, name), 'utf8'))
  return {
    template: Template.parse(await read(TEMPLATE)),
    assets: Assets.parse(await read(`${STACK}.assets.json`)),
    changed,
  }
}
