import { Link } from '@tanstack/react-router'
import type { FigureLink } from '../../ui/figures/figure.tsx'

/** A link to the devices on the live map that a figure counts. There is none to an empty list. */
export const liveLink = (show: 'online' | 'moving' | 'lowBattery', count: number): FigureLink | undefined =>
  count > 0 ? (props) => <Link {...props} to="/dashboard/live" search={{ show }} /> : undefined
