import { Stack } from 'aws-cdk-lib'
import { Alarm, ComparisonOperator, type IMetric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch'
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions'
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { Topic } from 'aws-cdk-lib/aws-sns'
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions'
import { Construct } from 'constructs'
import { alarmDescription } from '../../shared/operator/alarms.ts'
import { contextValue, telemetryBuffer } from '../context.ts'
import type { Metrics } from './metrics.ts'

type AlarmSpec = {
  metric: IMetric
  /** The alarm fires above this value, not at it. */
  above: number
  /** The number of consecutive periods above the value. */
  periods: number
} & Parameters<typeof alarmDescription>[0]

const API_SLOW_MS = 2_000
const DUE_WORK_LATE_S = 5 * 60
/** From here on, SES reviews an account. */
const BOUNCE_RATE_MAX = 0.05
const COMPLAINT_RATE_MAX = 0.001
const TELEMETRY_DELAYED_MS = 5 * 60_000

/** Only what an operator must act on: AWS charges $0.10 a month for each metric of an alarm. */
export class Alarms extends Construct {
  constructor(scope: Construct, id: string, metrics: Metrics) {
    super(scope, id)
    const mail = new SnsAction(alarmTopic(this))
    for (const [name, spec] of Object.entries(alarmSpecs(metrics, telemetryBuffer(this) !== null))) {
      const alarm = new Alarm(this, name, {
        metric: spec.metric,
        threshold: spec.above,
        comparisonOperator: ComparisonOperator.GREATER_THAN_THRESHOLD,
        evaluationPeriods: spec.periods,
        treatMissingData: TreatMissingData.NOT_BREACHING,
        alarmDescription: alarmDescription(spec),
      })
      alarm.addAlarmAction(mail)
      alarm.addOkAction(mail)
    }
  }
}

function alarmSpecs(metrics: Metrics, isBuffered: boolean): Record<string, AlarmSpec> {
  return {
    DeadLetters: {
      metric: metrics.deadLetters,
      above: 0,
      periods: 1,
      event: 'Tracker messages could not be stored and are in the dead-letter queue',
      remedy: 'find the cause, then try them again in the console',
      section: 'Dead letters',
    },
    NotifyDeadLetters: {
      metric: metrics.notifyDeadLetters,
      above: 0,
      periods: 1,
      event: 'Notifications failed and are in the dead-letter queue',
      remedy: 'read the log of the notify function, then try them again in the console',
      section: 'Notifications',
    },
    DueDeadLetters: {
      metric: metrics.dueDeadLetters,
      above: 0,
      periods: 1,
      event: 'Due work keeps failing and is in the dead-letter queue',
      remedy: 'read the logs of its functions, then try it again in the console',
      section: 'Due work',
    },
    DueWorkLate: {
      metric: metrics.dueWorkAgeS,
      above: DUE_WORK_LATE_S,
      periods: 2,
      event: 'Due work waits for minutes',
      remedy: 'see which queue is behind, and whether its function fails or needs more instances',
      section: 'Due work',
    },
    AccountDeadLetters: {
      metric: metrics.accountDeadLetters,
      above: 0,
      periods: 1,
      event: 'The deletion or the export of an account keeps failing',
      remedy: 'read the log of the account-jobs function',
      section: 'Deletions and exports',
    },
    ReportDeadLetters: {
      metric: metrics.reportDeadLetters,
      above: 0,
      periods: 1,
      event: 'A report cannot be generated',
      remedy: 'read the log of the report-jobs function',
      section: 'Reports',
    },
    PaymentsToCheck: {
      metric: metrics.paymentsToCheck,
      above: 0,
      periods: 1,
      event: 'A payment needs a person',
      remedy: 'the logs of the subscriptions and tick functions say which, and why',
      section: 'Payments to check',
    },
    UnconfirmedLimits: {
      metric: metrics.unconfirmedLimits,
      above: 0,
      periods: 1,
      event: 'The daily limit of messages to unconfirmed recipients is reached',
      remedy: 'new people get no codes until it is over',
      section: 'Unconfirmed recipients',
    },
    TickErrors: {
      metric: metrics.tickErrors,
      above: 2,
      periods: 2,
      event: 'All due work waits, because the tick fails',
      remedy: 'read the log of the tick function',
      section: 'Due work',
    },
    NotifyErrors: {
      metric: metrics.notifyErrors,
      above: 5,
      periods: 2,
      event: 'Notifying people of events fails',
      remedy: 'read the log of the notify function',
      section: 'Notifications',
    },
    TelemetryErrors: {
      metric: metrics.telemetryErrors,
      above: 5,
      periods: 2,
      event: 'Storing positions fails',
      remedy: 'read the log of the telemetry function',
      section: 'Telemetry errors',
    },
    TelemetryThrottled: {
      metric: metrics.telemetryThrottled,
      above: 0,
      periods: 3,
      event: 'Positions arrive faster than the concurrency limit of the account allows',
      remedy: 'ask AWS to raise the limit',
      section: 'Telemetry errors',
    },
    MessagesLost: {
      metric: metrics.messagesLost,
      above: 0,
      periods: 1,
      event:
        'An IoT rule could reach neither the function nor the dead-letter queue, and its messages are lost',
      remedy: 'check the role of the rule',
      section: 'Dead letters',
    },
    AuthorizerErrors: {
      metric: metrics.authorizerErrors,
      above: 5,
      periods: 2,
      event: 'Trackers and browsers cannot connect because the authorizer fails',
      remedy: 'read the log of the authorizer',
      section: 'Trackers cannot connect',
    },
    ConnectionsRefused: {
      metric: metrics.connectionsRefused,
      above: 200,
      periods: 3,
      event: 'Many connections are refused',
      remedy: 'a tracker uses an old password, or someone is guessing passwords',
      section: 'Trackers cannot connect',
    },
    ApiErrors: {
      metric: metrics.apiErrors,
      above: 5,
      periods: 2,
      event: 'The API returns server errors',
      remedy: 'find the route in the access log, then read the log of its function',
      section: 'API errors and latency',
    },
    ApiSlow: {
      metric: metrics.apiMs,
      above: API_SLOW_MS,
      periods: 3,
      event: `One API call in twenty takes longer than ${API_SLOW_MS / 1_000} s`,
      remedy: 'find the route in the access log',
      section: 'API errors and latency',
    },
    TrailsThrottled: {
      metric: metrics.trailsThrottled,
      above: 0,
      periods: 3,
      event: 'The trails table throttles or fails requests',
      remedy: 'look for a single tracker that publishes far too often',
      section: 'Throttled tables',
    },
    EmailsBounce: {
      metric: metrics.emailBounceRate,
      above: BOUNCE_RATE_MAX,
      periods: 1,
      event: 'More than 5% of the emails bounce, and SES may stop sending',
      remedy: 'see in the console which customers’ addresses bounce',
      section: 'Reputation of emails',
    },
    EmailComplaints: {
      metric: metrics.emailComplaintRate,
      above: COMPLAINT_RATE_MAX,
      periods: 1,
      event: 'More than one email in a thousand is reported as spam, and SES may stop sending',
      remedy: 'see in the console who reported which, and why they get it',
      section: 'Reputation of emails',
    },
    ...(isBuffered && {
      TelemetryDelayed: {
        metric: metrics.telemetryAgeMs,
        above: TELEMETRY_DELAYED_MS,
        periods: 2,
        event: 'Positions are stored minutes after they arrive',
        remedy: 'find the failing batch in the log of the telemetry function',
        section: 'Telemetry errors',
      },
    }),
  }
}

/** Context `alarmEmail` is subscribed, and has to confirm once. Others can subscribe to the topic in SNS. */
function alarmTopic(scope: Construct): Topic {
  const topic = new Topic(scope, 'Topic', { displayName: 'Vectra alarms', enforceSSL: true })
  // enforceSSL replaces the default topic policy, which lets the account's alarms publish
  topic.grantPublish(
    new ServicePrincipal('cloudwatch.amazonaws.com', {
      conditions: { StringEquals: { 'aws:SourceAccount': Stack.of(scope).account } },
    }),
  )
  const address = contextValue(scope, 'alarmEmail')
  if (address !== undefined) topic.addSubscription(new EmailSubscription(address))
  return topic
}
