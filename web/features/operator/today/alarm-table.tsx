import type { Alarm, AlarmState } from '../../../../shared/operator/alarms.ts'
import styles from '../console.module.css'
import { capitalized, dateAndTime } from '../formats.ts'
import { Table } from '../table.tsx'

const STATES: Record<AlarmState, string> = { alarm: 'Raised', ok: 'Fine', noData: 'Nothing measured yet' }

type Props = {
  alarms: readonly Alarm[]
  /** Shown instead of a table without alarms. */
  none: string
}

/** Alarms with what to do about each. */
export function AlarmTable({ alarms, none }: Props) {
  return (
    <Table
      label="Alarms"
      rows={alarms}
      keyOf={({ event }) => event}
      none={none}
      columns={[
        {
          head: 'State',
          cell: ({ state }) => (
            <span className={styles.state} data-alarm={state}>
              {STATES[state]}
            </span>
          ),
        },
        { head: 'Since', cell: ({ since }) => dateAndTime(since) },
        { head: 'Alarm', cell: ({ event }) => event },
        { head: 'What to do', cell: ({ remedy }) => `${capitalized(remedy)}.` },
        { head: 'In operate.md', cell: ({ section }) => section },
      ]}
    />
  )
}
