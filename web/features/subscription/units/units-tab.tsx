import { Button, Skeleton } from '@mantine/core'
import {
  IconAntenna,
  IconBroadcast,
  IconDeviceMobile,
  IconDeviceMobileOff,
  IconMapPin,
} from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { DeviceView } from '../../../../shared/devices/device.ts'
import { deviceTypeOf, typeColour } from '../../../../shared/devices/device-types.ts'
import { entriesOf } from '../../../../shared/entries-of.ts'
import { ordersQuery } from '../../../api/billing-query.ts'
import { devicesQuery } from '../../../api/devices-query.ts'
import { useSite } from '../../../api/site.tsx'
import { DeviceGlyph } from '../../../devices/device-glyph.tsx'
import { QueryProblem } from '../../../ui/feedback/query-problem.tsx'
import { Figure, FigureCards } from '../../../ui/figures/figure.tsx'
import { EmptyState } from '../../../ui/screens/empty-state.tsx'
import page from '../subscription-page.module.css'
import { OrderTracker } from './order-tracker.tsx'
import { unitCounts, unitState } from './unit-counts.ts'
import styles from './units.module.css'

/** The units of the account, and how far the orders of more are. */
export function UnitsTab() {
  const { t } = useTranslation()
  const { client } = useSite()
  const query = useQuery(devicesQuery(client))
  const isOrderPending = useQuery(ordersQuery(client)).isPending
  const isPending = query.isPending || isOrderPending
  const units = isPending ? undefined : query.data?.devices
  return (
    <div className={page.tab}>
      <UnitFigures units={units} />
      {!isPending && <Orders />}
      <QueryProblem
        query={query}
        title={t('subscription.units.loadFailed')}
        stale={t('subscription.units.stale')}
      />
      {isPending && (
        <div role="status" aria-label={t('subscription.units.loading')}>
          <Skeleton height={180} radius={12} />
        </div>
      )}
      {units?.length === 0 && <NoUnits />}
      {units !== undefined && units.length > 0 && (
        <section className={styles.panel} aria-labelledby="units">
          <h2 id="units">{t('subscription.units.devices')}</h2>
          <ul>
            {units.map((unit) => (
              <UnitRow key={unit.deviceId} unit={unit} />
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

/** The empty state: where units come from. */
function NoUnits() {
  const { t } = useTranslation()
  return (
    <EmptyState
      title={t('subscription.units.emptyTitle')}
      text={t('subscription.units.empty')}
      picture={
        <>
          <path
            d="M60 34 100 16 140 34V70L100 88 60 70Z"
            fill="var(--raised)"
            stroke="var(--line)"
            strokeWidth="3"
            strokeLinejoin="round"
          />
          <path
            d="M60 34 100 52 140 34M100 52V88"
            fill="none"
            stroke="var(--line)"
            strokeWidth="3"
            strokeLinejoin="round"
          />
          <circle cx="146" cy="26" r="13" fill="var(--brand)" />
          <path d="M146 19 151 32 146 29.5 141 32Z" fill="var(--on-brand)" />
        </>
      }
    >
      <Button
        variant="light"
        renderRoot={(root) => <Link {...root} to="/dashboard/subscription" search={{ tab: 'purchase' }} />}
      >
        {t('subscription.buy')}
      </Button>
    </EmptyState>
  )
}

/** The orders of units, newest first; nothing for an account that ordered none. */
function Orders() {
  const { t } = useTranslation()
  const { client } = useSite()
  const query = useQuery(ordersQuery(client))
  const orders = query.data
  if (orders?.length === 0 && query.error === null) return null
  return (
    <section className={styles.panel} aria-labelledby="orders">
      <h2 id="orders">{t('subscription.orders.title')}</h2>
      <QueryProblem
        query={query}
        title={t('subscription.orders.loadFailed')}
        stale={t('subscription.orders.stale')}
      />
      {orders !== undefined && (
        <ul>
          {orders.map((order) => (
            <OrderTracker key={order.orderId} order={order} />
          ))}
        </ul>
      )}
    </section>
  )
}

const ICONS = {
  total: IconDeviceMobile,
  online: IconBroadcast,
  tracking: IconAntenna,
  inactive: IconDeviceMobileOff,
}

/** `units` is undefined while they load. */
function UnitFigures({ units }: { units: readonly DeviceView[] | undefined }) {
  const { t } = useTranslation()
  const counts = units && unitCounts(units)
  return (
    <FigureCards label={t('subscription.units.label')}>
      {entriesOf(ICONS).map(([name, Icon]) => (
        <Figure
          key={name}
          label={t(`subscription.units.${name}`)}
          icon={<Icon size={18} stroke={1.7} aria-hidden />}
          value={counts === undefined ? null : String(counts[name])}
          caption={t(`subscription.units.${name}Text`)}
        />
      ))}
    </FigureCards>
  )
}

/** A unit, with a link to the live map unless it has no subscription: then it is not tracked. */
function UnitRow({ unit }: { unit: DeviceView }) {
  const { t } = useTranslation()
  const { deviceId, deviceName, deviceType } = unit
  const state = unitState(unit)
  const label = t('subscription.units.trackUnit', { name: deviceName })
  const icon = <IconMapPin size={17} stroke={1.7} aria-hidden />
  return (
    <li className={styles.unit}>
      <span className={styles.glyph} data-colour={typeColour(deviceTypeOf(deviceType))}>
        <DeviceGlyph device={unit} />
      </span>
      <span className={styles.name}>
        <strong>{deviceName}</strong>
        <small>{deviceId}</small>
      </span>
      <span className={styles.state} data-state={state}>
        {t(`subscription.units.states.${state}`)}
      </span>
      {state === 'inactive' ? (
        <Button variant="default" leftSection={icon} aria-label={label} disabled>
          {t('subscription.units.track')}
        </Button>
      ) : (
        <Button
          variant="default"
          leftSection={icon}
          aria-label={label}
          renderRoot={(root) => <Link {...root} to="/dashboard/live" search={{ deviceId }} />}
        >
          {t('subscription.units.track')}
        </Button>
      )}
    </li>
  )
}
