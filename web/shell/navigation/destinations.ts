import {
  IconBell,
  IconChartBar,
  IconCreditCard,
  IconDeviceMobile,
  IconHexagon,
  IconHistory,
  IconLayoutDashboard,
  IconMap2,
  IconSettings,
  IconShare,
} from '@tabler/icons-react'
import { useMay } from '../../account/membership.tsx'

/** The pages of the dashboard, in the order of the sidebar. */
export const DESTINATIONS = [
  { name: 'overview', to: '/dashboard', icon: IconLayoutDashboard },
  { name: 'live', to: '/dashboard/live', icon: IconMap2 },
  { name: 'history', to: '/dashboard/history', icon: IconHistory },
  { name: 'geofences', to: '/dashboard/geofences', icon: IconHexagon },
  { name: 'alerts', to: '/dashboard/alerts', icon: IconBell },
  { name: 'reporting', to: '/dashboard/reporting', icon: IconChartBar },
  { name: 'devices', to: '/dashboard/devices', icon: IconDeviceMobile },
  { name: 'shares', to: '/dashboard/shares', icon: IconShare },
  { name: 'settings', to: '/dashboard/settings', icon: IconSettings },
  { name: 'subscription', to: '/dashboard/subscription', icon: IconCreditCard },
] as const

/** On narrow screens these are at the bottom. */
const IN_BOTTOM_NAVIGATION: readonly string[] = ['overview', 'live', 'history', 'devices', 'settings']
export const BOTTOM_DESTINATIONS = DESTINATIONS.filter(({ name }) => IN_BOTTOM_NAVIGATION.includes(name))
/** The others are in the menu, and so is history (specification 1.2). */
export const MENU_DESTINATIONS = DESTINATIONS.filter(
  ({ name }) => name === 'history' || !IN_BOTTOM_NAVIGATION.includes(name),
)

type Destination = (typeof DESTINATIONS)[number]

/** Those that whoever signed in may open in the account that the page shows. */
export function useOffered(destinations: readonly Destination[]): readonly Destination[] {
  const may = useMay()
  return may('billing:manage') ? destinations : destinations.filter(({ name }) => name !== 'subscription')
}
