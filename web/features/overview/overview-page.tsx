import { usePrefetchQuery } from '@tanstack/react-query'
import { useSite } from '../../api/site.tsx'
import { ListProblem } from '../../devices/list/list-problem.tsx'
import { useDeviceList } from '../../devices/list/use-device-list.ts'
import { UndeliveredNote } from '../../events/undelivered/undelivered-note.tsx'
import { FirstStepsCard } from '../../first-steps/first-steps-card.tsx'
import { maintenanceQuery } from '../../maintenance/maintenance-query.ts'
import { useNarrow } from '../../ui/use-narrow.ts'
import { Attention } from './attention.tsx'
import { useDeviceDays } from './day/use-device-days.ts'
import { FirstDevices } from './devices/first-devices.tsx'
import { FleetCards } from './fleet-cards.tsx'
import { LiveFigures } from './live-figures.tsx'
import styles from './overview.module.css'
import { OverviewHead } from './overview-head.tsx'
import { PullIndicator } from './pull/pull-indicator.tsx'
import { usePull } from './pull/use-pull.ts'
import { RecentEvents } from './recent-events.tsx'
import { useRefresh } from './use-refresh.ts'

export function OverviewPage() {
  const list = useDeviceList()
  const days = useDeviceDays(list)
  const isNarrow = useNarrow()
  // beside the devices, so that what is due appears with them
  usePrefetchQuery(maintenanceQuery(useSite().client))
  const { isSpinning, refresh } = useRefresh()
  const { handlers, ...pull } = usePull(refresh)
  return (
    <div className={styles.root} {...(isNarrow ? handlers : {})}>
      <PullIndicator {...pull} isSpinning={isNarrow && isSpinning} />
      <div className={styles.page}>
        <OverviewHead isSpinning={isSpinning} refresh={refresh} />
        <UndeliveredNote />
        <ListProblem list={list} refresh={refresh} />
        <FirstStepsCard />
        {(list.isLoaded || list.error === null) && (
          <>
            {list.devices.length > 0 && <Attention list={list} />}
            <FleetCards list={list} days={days} />
            <LiveFigures list={list} days={days} />
            <FirstDevices list={list} days={days} />
            {/* last, because it is there only once it has events */}
            <RecentEvents />
          </>
        )}
      </div>
    </div>
  )
}
