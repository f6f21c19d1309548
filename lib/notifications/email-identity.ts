import { Stack } from 'aws-cdk-lib'
import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda'
import { ConfigurationSet, ConfigurationSetTlsPolicy, SuppressionReasons } from 'aws-cdk-lib/aws-ses'
import type { Construct } from 'constructs'
import { mailFrom } from '../context.ts'

export type EmailIdentity = {
  from: string
  configurationSet: string
  grantSend: (lambda: LambdaFunction) => void
}

/** The sender of our emails, context `mailFrom`; `null` without one. Addresses that bounce or complain get no more. */
export function emailIdentity(scope: Construct): EmailIdentity | null {
  const sender = mailFrom(scope)
  if (sender === null) return null
  const configurationSet = new ConfigurationSet(scope, 'Mail', {
    tlsPolicy: ConfigurationSetTlsPolicy.REQUIRE,
    suppressionReasons: SuppressionReasons.BOUNCES_AND_COMPLAINTS,
    reputationMetrics: true,
  })
  const { partition, region, account } = Stack.of(scope)
  const arnOf = (resource: string) => `arn:${partition}:ses:${region}:${account}:${resource}`
  return {
    from: sender.address,
    configurationSet: configurationSet.configurationSetName,
    grantSend(lambda) {
      lambda.addToRolePolicy(
        new PolicyStatement({
          actions: ['ses:SendEmail'],
          resources: [
            arnOf(`identity/${sender.domain}`),
            arnOf(`configuration-set/${configurationSet.configurationSetName}`),
          ],
        }),
      )
    },
  }
}
