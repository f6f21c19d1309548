import { existsSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { SITE_FINGERPRINT } from '../build/build-site.ts'
import { fingerprintOf } from '../build/fingerprint.ts'
import { Assets, Template } from './template.ts'

const STACK = 'Vectra'
const SOURCES = [
  'lib',
  'shared',
  'functions',
  'dist/functions',
  SITE_FINGERPRINT,
  'package-lock.json',
  'cdk.json',
]

/** With every part that the local run has an engine for. */
const LOCAL_CONTEXT = {
  maps: 'openfreemap',
  mailFrom: 'alerts@vectra.example',
  ordersEmail: 'orders@vectra.example',
  smsCountries: 'US,CA',
}

/** Synthesizes the stack that `cdk deploy` deploys into a folder of this run, if its sources changed. */
export async function synthesize(
  folder: string,
): Promise<{ template: Template; assets: Assets; changed: boolean }> {
  const fingerprintFile = `${folder}.sha256`
  const fingerprint = await fingerprintOf(SOURCES)
  const previous = existsSync(fingerprintFile) ? await readFile(fingerprintFile, 'utf8') : ''
  const changed = previous !== fingerprint
  if (changed) {
    // an interrupted synthesis must not count as the previous one
    await rm(fingerprintFile, { force: true })
    await rm(folder, { recursive: true, force: true })
    const [{ App }, { VectraStack }] = await Promise.all([
      import('aws-cdk-lib'),
      import('../../../lib/vectra-stack.ts'),
    ])
    const app = new App({ outdir: folder, context: LOCAL_CONTEXT })
    new VectraStack(app, STACK)
    app.synth()
    await writeFile(fingerprintFile, fingerprint)
  }
  const read = async (name: string): Promise<unknown> =>
    JSON.parse(await readFile(join(folder, name), 'utf8'))
  return {
    template: Template.parse(await read(`${STACK}.template.json`)),
    assets: Assets.parse(await read(`${STACK}.assets.json`)),
    changed,
  }
}
