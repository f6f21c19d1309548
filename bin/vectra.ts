import { App } from 'aws-cdk-lib'
import { check } from '../lib/checks/checks.ts'
import { isEphemeral } from '../lib/context.ts'
import { VectraStack } from '../lib/vectra-stack.ts'
import { buildFunctions } from './local/build/build-functions.ts'
import { withBuildLock } from './local/build/build-lock.ts'
import { buildSite } from './local/build/build-site.ts'

/** The CDK app: builds what the stack carries, then declares it, so that a clean clone deploys by one command. */
await withBuildLock(async () => {
  await buildFunctions()
  await buildSite(false)
})
const app = new App()
const stack = new VectraStack(app, 'Vectra', {
  env: { account: process.env.CDK_DEFAULT_ACCOUNT, region: process.env.CDK_DEFAULT_REGION },
  description: 'Vectra: live tracking for vehicles, boats and other assets',
})
// a trial is meant to be deleted with all that it holds, which the checks are there to prevent
if (!isEphemeral(app)) check(app, stack)
