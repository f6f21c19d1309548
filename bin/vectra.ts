import { App } from 'aws-cdk-lib'
import { addChecks } from '../lib/checks/checks.ts'
import { isEphemeral, stackIdOf } from '../lib/context.ts'
import { VectraStack } from '../lib/vectra-stack.ts'
import { buildFunctions } from './local/build/build-functions.ts'
import { withBuildLock } from './local/build/build-lock.ts'
import { buildSite } from './local/build/build-site.ts'

/** The CDK app. It builds the functions and the site first, so that a fresh clone deploys with one command. */
await withBuildLock(async () => {
  await buildFunctions()
  await buildSite(false)
})
const app = new App()
const stack = new VectraStack(app, stackIdOf(app), {
  env: { account: process.env.CDK_DEFAULT_ACCOUNT, region: process.env.CDK_DEFAULT_REGION },
  description: 'Vectra: live tracking for vehicles, boats and other assets',
})
// the checks protect data from deletion, and a trial is meant to be deleted with its data
if (!isEphemeral(app)) addChecks(app, stack)
