import { Alarm, ComparisonOperator, type IMetric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch'
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions'
import { Construct } from 'constructs'
import { contextValue } from '../context.ts'
import { alarmMail } from './alarm-mail.ts'
import type { Metrics } from './metrics.ts'

type Watch = {
  metric: IMetric
  /** The alarm goes off above this, and not at it. */
  above: number
  /** For so many periods in a row. */
  periods: number
  /** What has happened, and what to do. */
  says: string
  /** The section of docs/operate.md. */
  section: string
}

const API_SLOW_MS = 2_000
const BEHIND_MS = 5 * 60_000

/** AWS takes $0.10 a month for each measure that an alarm looks at: these are what somebody has to act on. */
export class Alarms extends Construct {
  constructor(scope: Construct, id: string, measures: Metrics) {
    super(scope, id)
    const mail = new SnsAction(alarmMail(this))
    for (const [name, watch] of Object.entries(this.watches(measures))) {
      const alarm = new Alarm(this, name, {
        metric: watch.metric,
        threshold: watch.above,
        comparisonOperator: ComparisonOperator.GREATER_THAN_THRESHOLD,
        evaluationPeriods: watch.periods,
        treatMissingData: TreatMissingData.NOT_BREACHING,
        alarmDescription: `${watch.says} See "${watch.section}" in docs/operate.md.`,
      })
      alarm.addAlarmAction(mail)
      alarm.addOkAction(mail)
    }
  }

  private watches(measures: Metrics): Record<string, Watch> {
    const buffered = contextValue(this, 'telemetryBuffer') === 'kinesis'
    return {
      DeadLetters: {
        metric: measures.deadLetters,
        above: 0,
        periods: 1,
        says: 'Messages of trackers could not be stored and wait: find the reason, then run npm run redrive.',
        section: 'Dead letters',
      },
      TelemetryFails: {
        metric: measures.telemetryFailed,
        above: 5,
        periods: 2,
        says: 'Storing positions fails: read the log of the telemetry function.',
        section: 'Telemetry fails',
      },
      TelemetryThrottled: {
        metric: measures.telemetryThrottled,
        above: 0,
        periods: 3,
        says: 'More positions come than functions may run at once: ask AWS for a higher limit.',
        section: 'Telemetry fails',
      },
      RulesLose: {
        metric: measures.lostByRules,
        above: 0,
        periods: 1,
        says: 'A rule of the broker could reach neither the function nor the dead letters, so messages are lost: look at the rule’s role.',
        section: 'Dead letters',
      },
      AuthorizerFails: {
        metric: measures.authorizerFailed,
        above: 5,
        periods: 2,
        says: 'Trackers and browsers are not let in, because asking who they are fails: read the log of the authorizer.',
        section: 'Trackers cannot connect',
      },
      ConnectionsRefused: {
        metric: measures.connectionsRefused,
        above: 200,
        periods: 3,
        says: 'Many connections are refused: a tracker with an old password, or somebody guessing.',
        section: 'Trackers cannot connect',
      },
      ApiFails: {
        metric: measures.apiFailed,
        above: 5,
        periods: 2,
        says: 'The API answers with failures: read the access log for the route, then the log of its function.',
        section: 'The API fails or is slow',
      },
      ApiSlow: {
        metric: measures.apiMs,
        above: API_SLOW_MS,
        periods: 3,
        says: 'One call in twenty takes over two seconds: find the route in the access log.',
        section: 'The API fails or is slow',
      },
      TrailsRefused: {
        metric: measures.trailsRefused,
        above: 0,
        periods: 3,
        says: 'The table of trails refuses reads or writes: look for one tracker that sends far too often.',
        section: 'The tables refuse',
      },
      ...(buffered && {
        TelemetryLate: {
          metric: measures.telemetryAgeMs,
          above: BEHIND_MS,
          periods: 2,
          says: 'Positions are stored minutes after they came: add shards, or find the batch that fails.',
          section: 'Telemetry fails',
        },
      }),
    }
  }
}
