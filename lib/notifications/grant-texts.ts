import { Stack } from 'aws-cdk-lib'
import { Effect, PolicyStatement } from 'aws-cdk-lib/aws-iam'
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda'

/** A phone number is no resource of IAM, so the right is for everything, and denied for topics. */
export function grantTexts(lambda: LambdaFunction): void {
  lambda.addToRolePolicy(new PolicyStatement({ actions: ['sns:Publish'], resources: ['*'] }))
  lambda.addToRolePolicy(
    new PolicyStatement({
      effect: Effect.DENY,
      actions: ['sns:Publish'],
      resources: [`arn:${Stack.of(lambda).partition}:sns:*:*:*`],
    }),
  )
}
