import { CloudWatchClient, DescribeAlarmsCommand, type StateValue } from '@aws-sdk/client-cloudwatch'
import { type Alarm, type AlarmState, readAlarmDescription } from '../../../shared/operator/alarms.ts'
import { toIso } from '../../../shared/time.ts'

const STATES: Record<StateValue, AlarmState> = { ALARM: 'alarm', OK: 'ok', INSUFFICIENT_DATA: 'noData' }
/** CloudWatch's limit, which is more than the stack has. */
const ALARMS_MAX = 100

/** The alarms of a stack, those that were raised last first. */
export function stackAlarms(stackName: string) {
  const client = new CloudWatchClient({ retryMode: 'standard' })
  return async (): Promise<Alarm[]> => {
    const { MetricAlarms = [] } = await client.send(
      new DescribeAlarmsCommand({ AlarmNamePrefix: `${stackName}-Alarms`, MaxRecords: ALARMS_MAX }),
    )
    const alarms = MetricAlarms.flatMap(({ AlarmDescription, StateValue, StateTransitionedTimestamp }) => {
      const texts = readAlarmDescription(AlarmDescription ?? '')
      if (texts === null || StateValue === undefined || StateTransitionedTimestamp === undefined) return []
      return [{ ...texts, state: STATES[StateValue], since: toIso(StateTransitionedTimestamp.getTime()) }]
    })
    return alarms.toSorted((a, b) => rankOf(a) - rankOf(b) || b.since.localeCompare(a.since))
  }
}
export type ReadAlarms = ReturnType<typeof stackAlarms>

const RANKS: Record<AlarmState, number> = { alarm: 0, ok: 1, noData: 2 }
const rankOf = ({ state }: Alarm) => RANKS[state]
