import { CfnOutput, type Stack } from 'aws-cdk-lib'
import { OPERATOR_NAMES, type OperatorNames } from '../../shared/stack-outputs.ts'

/** What an operator's commands find the stack's parts by. */
export function tellOperator(stack: Stack, names: OperatorNames): void {
  new CfnOutput(stack, OPERATOR_NAMES, {
    value: stack.toJsonString(names),
    description: 'What npm run provision and npm run redrive work on',
  })
}
