import { Stack } from 'aws-cdk-lib'
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { Topic } from 'aws-cdk-lib/aws-sns'
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions'
import type { Construct } from 'constructs'
import { contextValue } from '../context.ts'

/** Where alarms are sent: to context `alarmEmail`, which has to confirm once, and to whoever subscribes later. */
export function alarmMail(scope: Construct): Topic {
  const topic = new Topic(scope, 'Topic', { displayName: 'Vectra alarms', enforceSSL: true })
  // a topic with a policy of its own has lost the one that lets the account's alarms in
  topic.grantPublish(
    new ServicePrincipal('cloudwatch.amazonaws.com', {
      conditions: { StringEquals: { 'aws:SourceAccount': Stack.of(scope).account } },
    }),
  )
  const address = contextValue(scope, 'alarmEmail')
  if (address !== undefined) topic.addSubscription(new EmailSubscription(address))
  return topic
}
