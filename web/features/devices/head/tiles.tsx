import { IconAccessPoint, IconAccessPointOff, IconCreditCard, IconDeviceMobile } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { DeviceView } from '../../../../shared/devices/device.ts'
import { useMay } from '../../../account/membership.tsx'
import { Figure, FigureCards, type FigureLink } from '../../../ui/figures/figure.tsx'
import type { StatusFilter } from '../devices-search.ts'
import type { Slots } from '../slots.ts'

const ICON = { size: 18, stroke: 1.7, 'aria-hidden': true }

type Props = { devices: readonly DeviceView[]; slots: Slots; isLoaded: boolean }

/** How many devices there are, online and offline, and how many slots they use. */
export function Tiles({ devices, slots: { used, total, free }, isLoaded }: Props) {
  const { t } = useTranslation()
  const mayBuy = useMay()('billing:manage')
  const online = devices.filter(({ isOnline }) => isOnline).length
  const countText = (count: number) => (isLoaded ? String(count) : null)
  const linkTo =
    (show: StatusFilter | undefined): FigureLink =>
    (link) => <Link {...link} from="/dashboard/devices" to="/dashboard/devices" search={{ show }} />
  return (
    <FigureCards label={t('devicesPage.tiles.label')}>
      <Figure
        label={t('devicesPage.tiles.total')}
        icon={<IconDeviceMobile {...ICON} />}
        value={countText(devices.length)}
        link={devices.length > 0 ? linkTo(undefined) : undefined}
        caption={t('devicesPage.tiles.subscribed', { count: used })}
      />
      <Figure
        label={t('devicesPage.tiles.online')}
        icon={<IconAccessPoint {...ICON} />}
        value={countText(online)}
        link={online > 0 ? linkTo('online') : undefined}
        caption={t('devicesPage.tiles.onlineText')}
      />
      <Figure
        label={t('devicesPage.tiles.offline')}
        icon={<IconAccessPointOff {...ICON} />}
        value={countText(devices.length - online)}
        link={online < devices.length ? linkTo('offline') : undefined}
        caption={t('devicesPage.tiles.offlineText')}
      />
      <Figure
        label={t('devicesPage.tiles.slots')}
        icon={<IconCreditCard {...ICON} />}
        value={isLoaded ? t('devicesPage.tiles.used', { used, total }) : null}
        link={mayBuy ? (link) => <Link {...link} to="/dashboard/subscription" /> : undefined}
        caption={t('devicesPage.tiles.free', { count: free })}
      />
    </FigureCards>
  )
}
