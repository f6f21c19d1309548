import { Stack } from 'aws-cdk-lib'
import { EventBus, Rule } from 'aws-cdk-lib/aws-events'
import { SqsQueue } from 'aws-cdk-lib/aws-events-targets'
import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda'
import {
  ConfigurationSet,
  ConfigurationSetTlsPolicy,
  EmailSendingEvent,
  EventDestination,
  SuppressionReasons,
} from 'aws-cdk-lib/aws-ses'
import type { Construct } from 'constructs'
import { SES_FEEDBACK } from '../../shared/notifications/email-feedback.ts'
import { mailFrom } from '../context.ts'
import type { NotifyQueue } from './notify-queue.ts'

export type EmailIdentity = {
  from: string
  configurationSet: string
  grantSend: (lambda: LambdaFunction) => void
}

/** The sender of our emails, context `mailFrom`; `null` without one. Addresses that bounce or complain get no more. */
export function emailIdentity(scope: Construct, notifyQueue: NotifyQueue): EmailIdentity | null {
  const sender = mailFrom(scope)
  if (sender === null) return null
  const configurationSet = new ConfigurationSet(scope, 'Mail', {
    tlsPolicy: ConfigurationSetTlsPolicy.REQUIRE,
    suppressionReasons: SuppressionReasons.BOUNCES_AND_COMPLAINTS,
    reputationMetrics: true,
  })
  reportFeedback(scope, configurationSet, notifyQueue)
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

/** Bounces and complaints reach the function that sent the email, by the bus that SES reports to: always the default one. */
function reportFeedback(
  scope: Construct,
  configurationSet: ConfigurationSet,
  { queue, deadLetters }: NotifyQueue,
): void {
  const bus = EventBus.fromEventBusName(scope, 'DefaultBus', 'default')
  configurationSet.addEventDestination('Feedback', {
    destination: EventDestination.eventBus(bus),
    events: [EmailSendingEvent.BOUNCE, EmailSendingEvent.COMPLAINT],
  })
  new Rule(scope, 'Feedback', {
    eventPattern: {
      source: [SES_FEEDBACK.source],
      detailType: Object.values(SES_FEEDBACK.detailTypes),
      detail: {
        mail: { tags: { 'ses:configuration-set': [configurationSet.configurationSetName] } },
      },
    },
    targets: [new SqsQueue(queue, { deadLetterQueue: deadLetters })],
  })
}
