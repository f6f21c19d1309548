import { Anchor } from '@mantine/core'
import { Link, useNavigate } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { DeviceView } from '../../../shared/devices/device.ts'
import { LOW_BELOW_VOLTS } from '../../../shared/tracking/view/battery.ts'
import { dayAt } from '../../../shared/trails/day-range.ts'
import type { DeviceList } from '../../devices/list/use-device-list.ts'
import { hasPosition } from '../../map/features/device-features.ts'
import { LazyDevicesMap } from '../../map/preview/lazy-devices-map.tsx'
import { Figure } from '../../ui/figures/figure.tsx'
import { UNKNOWN } from '../../ui/format.ts'
import { useTimes } from '../../ui/times/clock.tsx'
import { useNow } from '../../ui/times/now.tsx'
import { useUnits } from '../../ui/units/use-units.tsx'
import { type DayFigures, type DaySource, fleetDay } from './day/device-day.ts'
import { SUMMARY_HOURS } from './day/overview-queries.ts'
import type { DeviceDays } from './day/use-device-days.ts'
import { countsOf } from './fleet-counts.ts'
import { liveLink } from './live-link.tsx'
import styles from './overview.module.css'
import { useAsOfText } from './use-as-of-text.ts'

type Props = { list: DeviceList; days: DeviceDays }

/** The fleet right now and today: how many move, how fast they went, whose battery is low. */
export function LiveFigures({ list, days }: Props) {
  const { t } = useTranslation()
  const { speedText, voltageText } = useUnits()
  const asOfText = useAsOfText()
  const { devices, isLoaded } = list
  const { byDevice, isUnknown } = days
  const counts = countsOf(list)
  const today = dayAt(useNow(), useTimes().zone)
  const total = isLoaded && byDevice !== null ? fleetDay([...byDevice.values()]) : null
  const period: Record<DaySource, string> = {
    trail: t('overview.live.today'),
    summary: t('overview.lastHours', { hours: SUMMARY_HOURS }),
    estimate: t('overview.live.estimate'),
  }
  const speed = (speedKmh: number | null | undefined) =>
    isUnknown ? UNKNOWN : speedKmh === undefined ? null : speedText(speedKmh)
  const daysCaption = () => {
    if (isUnknown) return t('overview.unknown')
    return days.outdatedSince === null ? period[total?.source ?? 'trail'] : asOfText(days.outdatedSince)
  }
  const fastestId = byDevice === null ? undefined : fastestOf(byDevice)
  return (
    <section className={styles.panel} aria-labelledby="overview-live">
      <header>
        <h2 id="overview-live">{t('overview.live.title')}</h2>
        <Anchor component={Link} to="/dashboard/live" size="sm">
          {t('overview.live.open')}
        </Anchor>
      </header>
      <div className={styles.live}>
        <FleetMap devices={devices} ready={isUnknown || total !== null} />
        <dl className={styles.figures}>
          <Figure
            label={t('overview.live.moving')}
            value={isLoaded ? String(counts.moving) : null}
            link={liveLink('moving', counts.moving)}
            caption={
              list.outdatedSince === null
                ? t('overview.live.movingOf', { count: counts.subscribed })
                : asOfText(list.outdatedSince)
            }
          />
          <Figure
            label={t('overview.live.maxSpeed')}
            value={speed(total?.maxSpeedKmh)}
            link={
              fastestId === undefined
                ? undefined
                : (link) => (
                    <Link {...link} to="/dashboard/history" search={{ deviceId: fastestId, day: today }} />
                  )
            }
            caption={daysCaption()}
          />
          <Figure
            label={t('overview.live.averageSpeed')}
            value={speed(total?.averageSpeedKmh)}
            link={
              fastestId === undefined
                ? undefined
                : (link) => <Link {...link} to="/dashboard/history" search={{ devices: 'all', day: today }} />
            }
            caption={daysCaption()}
          />
          <Figure
            label={t('overview.live.lowBattery')}
            value={isLoaded ? String(counts.lowBattery) : null}
            link={liveLink('lowBattery', counts.lowBattery)}
            caption={t('overview.live.below', { volts: voltageText(LOW_BELOW_VOLTS) })}
          />
        </dl>
      </div>
    </section>
  )
}

/** The id of the device with the highest speed, if any moved. */
function fastestOf(byDevice: ReadonlyMap<string, DayFigures>): string | undefined {
  const bySpeed = [...byDevice].map(([deviceId, { maxSpeedKmh }]) => ({ deviceId, kmh: maxSpeedKmh ?? 0 }))
  const [fastest] = bySpeed.filter(({ kmh }) => kmh > 0).toSorted((a, b) => b.kmh - a.kmh)
  return fastest?.deviceId
}

type FleetMapProps = { devices: readonly DeviceView[]; ready: boolean }

/** The devices on a small map, which leads to the live map. Nothing without a position. */
function FleetMap({ devices, ready }: FleetMapProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const positioned = useMemo(() => devices.filter(hasPosition), [devices])
  const select = useCallback(
    (deviceId: string) => void navigate({ to: '/dashboard/live', search: { deviceId } }),
    [navigate],
  )
  if (ready && positioned.length === 0) return null
  const [first, second] = positioned
  return (
    <LazyDevicesMap
      devices={positioned}
      followed={second === undefined ? first : undefined}
      label={t('live.map')}
      select={select}
      ready={ready}
    />
  )
}
