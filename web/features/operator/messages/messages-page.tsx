import styles from '../console.module.css'
import { FiguresPage } from '../figures-page.tsx'
import { monthName, numberOf } from '../formats.ts'
import { Table } from '../table.tsx'

/** The fleet of the deployment by dialect and type: what it sends, and what is silent. */
export const MessagesPage = () => (
  <FiguresPage title="Messages">
    {({ month, models }) => (
      <>
        <h2>By dialect and type</h2>
        <p className={styles.hint}>
          Messages of {monthName(month)} so far, and how long ago devices reported when they were counted. A
          device is silent after twice the interval that its tracker reports, but not before 10 minutes.
        </p>
        <Table
          label="Devices by dialect and type"
          rows={models}
          keyOf={({ dialect, deviceType }) => `${dialect} ${deviceType}`}
          none="No customer has a device."
          columns={[
            { head: 'Dialect', cell: ({ dialect }) => dialect },
            { head: 'Type', cell: ({ deviceType }) => deviceType },
            { head: 'Devices', cell: ({ devices }) => numberOf(devices), isNumber: true },
            { head: 'Live', cell: ({ live }) => numberOf(live), isNumber: true },
            { head: 'Delayed', cell: ({ delayed }) => numberOf(delayed), isNumber: true },
            { head: 'No recent fix', cell: ({ lastKnown }) => numberOf(lastKnown), isNumber: true },
            { head: 'Asleep', cell: ({ asleep }) => numberOf(asleep), isNumber: true },
            { head: 'Silent', cell: ({ silent }) => numberOf(silent), isNumber: true },
            { head: 'Never seen', cell: ({ neverSeen }) => numberOf(neverSeen), isNumber: true },
            { head: 'Messages', cell: ({ messages }) => numberOf(messages), isNumber: true },
            { head: 'Positions', cell: ({ positions }) => numberOf(positions), isNumber: true },
            { head: 'Unreadable', cell: ({ unreadable }) => numberOf(unreadable), isNumber: true },
          ]}
        />
      </>
    )}
  </FiguresPage>
)
