import { IconAlertTriangle, IconAnchor, IconPlugX, IconSailboat } from '@tabler/icons-react'
import type { AnchorWatchView } from '../../shared/watching/anchor/anchor-view.ts'

/** The icon of each state of an anchor watch. */
export const ANCHOR_ICONS = {
  watching: IconAnchor,
  nearEdge: IconAnchor,
  dragging: IconAlertTriangle,
  noPosition: IconPlugX,
  ended: IconSailboat,
} satisfies Record<AnchorWatchView['state'], typeof IconAnchor>
