import { fileURLToPath } from 'node:url'
import { CfnGuardValidator } from '@cdklabs/cdk-validator-cfnguard'
import { type App, type IPolicyValidationPlugin, type Stack, Token, Validations } from 'aws-cdk-lib'
import { AwsSolutionsChecks, ServerlessChecks } from 'cdk-nag'
import type { IConstruct } from 'constructs'
import { ACCOUNT, ACKNOWLEDGED, REGION } from './acknowledged.ts'

export const GUARD_RULES_FOLDER = fileURLToPath(new URL('./rules', import.meta.url))

/** Our own rules, for what the rule packs do not cover. */
export const guardRules = (): IPolicyValidationPlugin =>
  new CfnGuardValidator({ rules: [GUARD_RULES_FOLDER], controlTowerRulesEnabled: false })

/** Makes synthesis fail for every finding that is not acknowledged with a reason. */
export function addChecks(app: App, stack: Stack): void {
  acknowledgeFindings(stack)
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app), new ServerlessChecks(app), guardRules())
}

/** Throws for a path that no longer exists, so that obsolete entries are removed from the list. */
function acknowledgeFindings(stack: Stack): void {
  for (const { id, at, reason } of ACKNOWLEDGED)
    for (const path of at) {
      const construct = path
        .split('/')
        .reduce<IConstruct>((parent, childId) => parent.node.findChild(childId), stack)
      Validations.of(construct).acknowledge({ id: findingIdIn(stack, id), reason })
    }
}

/** In a deployment region and account are known, and cdk-nag writes them into its finding ids. */
function findingIdIn({ region, account }: Stack, id: string): string {
  const known = (value: string, placeholder: string) => (Token.isUnresolved(value) ? placeholder : value)
  return id.replaceAll(REGION, () => known(region, REGION)).replaceAll(ACCOUNT, () => known(account, ACCOUNT))
}
