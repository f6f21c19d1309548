import { Box } from '@mantine/core'
import {
  IconBattery1,
  IconChevronRight,
  IconCircleCheck,
  IconHourglass,
  IconWifiOff,
} from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod'
import type { DeviceView } from '../../../shared/devices/device.ts'
import { accountQuery } from '../../account/account.ts'
import { useSite } from '../../api/site.tsx'
import { RELAY_ICONS } from '../../commands/relay-icons.ts'
import { DEVICE_PROBLEMS, type DeviceProblem, hasProblem } from '../../devices/device-problems.ts'
import type { DeviceList } from '../../devices/list/use-device-list.ts'
import { undeliveredQuery } from '../../events/undelivered/undelivered-query.ts'
import { maintenanceQuery } from '../../maintenance/maintenance-query.ts'
import { browserStorage } from '../../session/browser-storage.ts'
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

/**
 * Problems that need attention, each with a link to its devices, and what is due for maintenance. A line if none.
 * While they load it keeps the height that it had last time, so that the page does not move.
 */
export function Attention({ list: { devices, isLoaded, error, isOnline } }: { list: DeviceList }) {
  const { t } = useTranslation()
  const { client } = useSite()
  const { data: maintenance, isPending: isMaintenancePending } = useQuery(maintenanceQuery(client))
  const { data: undelivered } = useQuery(undeliveredQuery(client))
  const due = (maintenance ?? []).filter(({ state }) => state === 'overdue' || state === 'dueSoon')
  const problems = DEVICE_PROBLEMS.map((problem) => ({
    problem,
    concerned: devices.filter((device) => hasProblem(device, problem)),
  })).filter(({ concerned }) => concerned.length > 0)
  const rows = problems.length + Math.sign(due.length)
  const isKnown = isLoaded && maintenance !== undefined && undelivered !== undefined
  const rowsBefore = useRowsBefore(isKnown ? rows : null)
  const isAwaited = error === null && (!isLoaded || isMaintenancePending)
  const expected = isAwaited && isOnline ? rowsBefore : 0
  if (Math.max(rows, expected) === 0) {
    // After a failed refresh the devices are out of date. What did not arrive is above.
    if (error !== null || !isOnline || (undelivered ?? []).length > 0) return null
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
    <section
      className={styles.attention}
      aria-labelledby="overview-attention"
      data-waiting={rows === 0 || undefined}
    >
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
        {rows < expected && (
          <Box
            component="li"
            className={styles.expected}
            __vars={{ '--rows': String(expected - rows) }}
            aria-hidden
          />
        )}
      </ul>
    </section>
  )
}

const Rows = z.number().int().nonnegative()

/** How many rows the account had last time in this browser. `known`: how many it has now, once that is known. */
function useRowsBefore(known: number | null): number {
  const { data: account } = useQuery(accountQuery)
  const accountId = account?.accountId
  const stored = useMemo(
    () => browserStorage(`vectra.attention.${accountId}`, Rows, localStorage),
    [accountId],
  )
  useEffect(() => {
    if (known !== null && accountId !== undefined) stored.write(known)
  }, [known, accountId, stored])
  return useMemo(() => stored.read() ?? 0, [stored])
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
