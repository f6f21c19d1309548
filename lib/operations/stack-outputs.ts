import { CfnOutput, type Stack } from 'aws-cdk-lib'
import { STACK_OUTPUTS, type StackOutputs } from '../../shared/stack-outputs.ts'

/** What an operator's commands find the stack's parts by. */
export function addStackOutputs(stack: Stack, names: StackOutputs): void {
  new CfnOutput(stack, STACK_OUTPUTS, {
    value: stack.toJsonString(names),
    description: 'What npm run provision and npm run redrive work on',
  })
}
