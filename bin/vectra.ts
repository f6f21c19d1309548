import { App } from 'aws-cdk-lib'
import { VectraStack } from '../lib/vectra-stack.ts'

const app = new App()
new VectraStack(app, 'Vectra', {
  env: { account: process.env.CDK_DEFAULT_ACCOUNT, region: process.env.CDK_DEFAULT_REGION },
  description: 'Vectra: live tracking for vehicles, boats and other assets',
})
