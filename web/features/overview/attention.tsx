import {
  IconBattery1,
  IconChevronRight,
  IconCircleCheck,
  IconHourglass,
  IconWifiOff,
} from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { DeviceView } from '../../../shared/devices/device.ts'
import { useSite } from '../../api/site.tsx'
import { RELAY_ICONS } from '../../commands/relay-icons.ts'
import { DEVICE_PROBLEMS, type DeviceProblem, hasProblem } from '../../devices/device-problems.ts'
import type { DeviceList } from '../../devices/list/use-device-list.ts'
import { undeliveredQuery } from '../../events/undelivered/undelivered-query.ts'
import { maintenanceQuery } from '../../maintenance/maintenance-query.ts'
import { useListText } from '../../ui/text/use-list-text.ts'
import styles from './attention.module.css'
import { MaintenanceLink } from './maintenance-link.tsx'

const ICON = { size: 20, stroke: 1.7, 'aria-hidden': true }
const ICONS: Record<DeviceProblem, typeof IconBattery1> = {
  relayCut: RELAY_ICONS.cut,
  held: IconHourglass,
  lowBattery: IconBattery1,
  silent: IconWifiOff,
}
const NAMES_MAX = 3

/** Problems that need attention, each with a link to its devices, and what is due for maintenance. A line if none. */
export function Attention({ list: { devices, isLoaded, error, isOnline } }: { list: DeviceList }) {
  const { t } = useTranslation()
  const { client } = useSite()
  const { data: maintenance } = useQuery(maintenanceQuery(client))
  const { data: undelivered } = useQuery(undeliveredQuery(client))
  const due = (maintenance ?? []).filter(({ state }) => state === 'overdue' || state === 'dueSoon')
  const problems = DEVICE_PROBLEMS.map((problem) => ({
    problem,
    concerned: devices.filter((device) => hasProblem(device, problem)),
  })).filter(({ concerned }) => concerned.length > 0)
  if (problems.length + due.length === 0) {
    // After a failed refresh the devices are out of date. What did not arrive is above.
    if (error !== null || !isOnline || (undelivered ?? []).length > 0) return null
    const isKnown = isLoaded && maintenance !== undefined && undelivered !== undefined
    // Until then the line is empty, so that the page does not move when its text appears.
    return (
      <p className={styles.calm}>
        {isKnown && (
          <>
            <IconCircleCheck {...ICON} />
            {t('overview.attention.none')}
          </>
        )}
      </p>
    )
  }
  return (
    <section className={styles.attention} aria-labelledby="overview-attention">
      <h2 id="overview-attention">{t('overview.attention.title')}</h2>
      <ul>
        {problems.map(({ problem, concerned }) => (
          <li key={problem}>
            <ProblemLink problem={problem} concerned={concerned} />
          </li>
        ))}
        {due.length > 0 && (
          <li>
            <MaintenanceLink due={due} devices={devices} />
          </li>
        )}
      </ul>
    </section>
  )
}

type Props = { problem: DeviceProblem; concerned: readonly DeviceView[] }

function ProblemLink({ problem, concerned }: Props) {
  const { t } = useTranslation()
  const listText = useListText()
  const Icon = ICONS[problem]
  const names = concerned.slice(0, NAMES_MAX).map(({ deviceName }) => deviceName)
  const more = concerned.length - names.length
  return (
    <Link to="/dashboard/live" search={{ show: problem }} className={styles.problem} data-problem={problem}>
      <Icon {...ICON} />
      <strong>{t(`filter.${problem}`)}</strong>
      <span className={styles.count}>{concerned.length}</span>
      <span className={styles.names}>
        {listText(names)}
        {more > 0 && ` ${t('overview.attention.more', { count: more })}`}
      </span>
      <IconChevronRight size={18} stroke={1.7} aria-hidden="true" />
    </Link>
  )
}
