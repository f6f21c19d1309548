import { fileURLToPath } from 'node:url'
import { CfnGuardValidator } from '@cdklabs/cdk-validator-cfnguard'
import { type App, type IPolicyValidationPlugin, type Stack, Validations } from 'aws-cdk-lib'
import { AwsSolutionsChecks, ServerlessChecks } from 'cdk-nag'
import { acknowledge } from './acknowledged.ts'

export const OWN_RULES = fileURLToPath(new URL('./rules', import.meta.url))

/** What the packs miss, in rules of our own. */
export const ownRules = (): IPolicyValidationPlugin =>
  new CfnGuardValidator({ rules: [OWN_RULES], controlTowerRulesEnabled: false })

/** Refuses to synthesize what breaks a rule that nobody has given a reason for: before each deployment. */
export function check(app: App, stack: Stack): void {
  acknowledge(stack)
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app), new ServerlessChecks(app), ownRules())
}
