import { NowProvider } from '../../ui/times/now.tsx'
import { useNarrow } from '../../ui/use-narrow.ts'
import { useDay } from './day/use-day.ts'
import { FirstDevices } from './devices/first-devices.tsx'
import { useDeviceList } from './devices/use-device-list.ts'
import { FleetCards } from './fleet-cards.tsx'
import { LiveFigures } from './live-figures.tsx'
import styles from './overview.module.css'
import { OverviewHead } from './overview-head.tsx'
import { OverviewProblem } from './overview-problem.tsx'
import { PullSign } from './pull/pull-sign.tsx'
import { usePull } from './pull/use-pull.ts'
import { useRefresh } from './use-refresh.ts'

export function OverviewPage() {
  return (
    <NowProvider>
      <Overview />
    </NowProvider>
  )
}

function Overview() {
  const list = useDeviceList()
  const day = useDay(list.devices)
  const narrow = useNarrow()
  const { turning, refresh } = useRefresh()
  const pull = usePull(refresh)
  return (
    <div className={styles.root} {...(narrow ? pull.handlers : {})}>
      <PullSign pulled={pull.pulled} ready={pull.ready} turning={narrow && turning} />
      <div className={styles.page}>
        <OverviewHead turning={turning} refresh={refresh} />
        <OverviewProblem list={list} refresh={refresh} />
        {(list.known || list.error === null) && (
          <>
            <FleetCards list={list} day={day} />
            <LiveFigures list={list} day={day} />
            <FirstDevices list={list} day={day} />
          </>
        )}
      </div>
    </div>
  )
}
