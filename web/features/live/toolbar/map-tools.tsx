import {
  IconAnchor,
  IconCurrentLocation,
  IconFocusCentered,
  IconHexagon,
  IconKeyboard,
  IconLayoutSidebarLeftCollapse,
  IconLayoutSidebarLeftExpand,
  IconMaximize,
  IconMessage2,
  IconParking,
  IconPlayerPause,
  IconPlayerPlay,
  IconShare2,
  IconStack2,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { DeviceView } from '../../../../shared/devices/device.ts'
import type { Permission } from '../../../../shared/members/roles.ts'
import { useMay } from '../../../account/membership.tsx'
import type { CommandDialogName } from '../../../commands/dialogs/command-dialog.tsx'
import { RELAY_ICONS } from '../../../commands/relay-icons.ts'
import type { MapStyleName } from '../../../map/map-style.ts'

export type MapTool = {
  label: string
  icon: ReactNode
  shortcut?: string
  pressed?: boolean
  /** Why it is disabled right now. */
  unavailable?: string
  run?: () => void
}

export type MapToolName =
  | 'panel'
  | 'style'
  | 'fences'
  | 'seamarks'
  | 'centerAll'
  | 'follow'
  | 'locate'
  | 'relayRestore'
  | 'relayCut'
  | 'text'
  | 'storage'
  | 'share'
  | 'pause'
  | 'shortcuts'

export type MapToolsProps = {
  styleName: MapStyleName
  cycleStyle: () => void
  fencesShown: boolean
  toggleFences: () => void
  /** Whether seamarks are shown; `null` where there are none to show. */
  seamarksShown: boolean | null
  /** Seamarks are shown over the street map only. */
  isStreetMapMissing: boolean
  toggleSeamarks: () => void
  centerAll: () => void
  locate: () => void
  selected: DeviceView | undefined
  following: boolean
  toggleFollow: () => void
  openCommand: (name: CommandDialogName) => void
  /** Opens the share links of the selected device. */
  share: () => void
  paused: boolean
  togglePaused: () => void
  panelShown: boolean
  togglePanel: () => void
  showShortcuts: () => void
}

/** Whether the toolbar has a tool: seamarks are only for accounts with a boat. */
export const isOffered = (name: MapToolName, { seamarksShown }: MapToolsProps): boolean =>
  name !== 'seamarks' || seamarksShown !== null

const ICON = { size: 20, stroke: 1.7, 'aria-hidden': true }

/** Every map tool with its texts, for both toolbars. */
export function useMapTools(props: MapToolsProps): Record<MapToolName, MapTool> {
  const { t } = useTranslation()
  const { selected, following, paused, panelShown } = props
  const name = selected?.deviceName
  const needsDevice = name === undefined ? t('tools.selectFirst') : undefined
  const may = useMay()
  /** Why a tool is not there for a member without the permission, or else what it waits for. */
  const unavailable = (permission: Permission) => (may(permission) ? needsDevice : t('members.notPermitted'))
  const command = (label: string, icon: ReactNode, dialog: CommandDialogName): MapTool => ({
    label,
    icon,
    unavailable: unavailable(dialog === 'text' ? 'commands:send' : 'relay:switch'),
    run: () => props.openCommand(dialog),
  })
  const isStored = selected?.isInStorageMode ?? false
  const followLabel = () => {
    if (name === undefined) return t('card.follow')
    return following ? t('live.unfollow', { name }) : t('live.follow', { name })
  }
  return {
    panel: {
      label: panelShown ? t('live.hidePanel') : t('live.showPanel'),
      icon: panelShown ? (
        <IconLayoutSidebarLeftCollapse {...ICON} />
      ) : (
        <IconLayoutSidebarLeftExpand {...ICON} />
      ),
      run: props.togglePanel,
    },
    style: {
      label: t('live.mapStyle', { style: t(`live.styles.${props.styleName}`) }),
      icon: <IconStack2 {...ICON} />,
      shortcut: 'm',
      run: props.cycleStyle,
    },
    fences: {
      label: t('geofences.layer.label'),
      icon: <IconHexagon {...ICON} />,
      shortcut: 'g',
      pressed: props.fencesShown,
      run: props.toggleFences,
    },
    seamarks: {
      label: t('live.seamarks'),
      icon: <IconAnchor {...ICON} />,
      pressed: props.seamarksShown === true,
      unavailable: props.isStreetMapMissing ? t('live.builtInMap') : undefined,
      run: props.toggleSeamarks,
    },
    centerAll: { label: t('live.centerAll'), icon: <IconMaximize {...ICON} />, run: props.centerAll },
    follow: {
      label: followLabel(),
      icon: <IconFocusCentered {...ICON} />,
      shortcut: 'f',
      pressed: following,
      unavailable: needsDevice,
      run: props.toggleFollow,
    },
    locate: { label: t('tools.locate'), icon: <IconCurrentLocation {...ICON} />, run: props.locate },
    relayRestore: command(t('tools.relayRestore'), <RELAY_ICONS.restore {...ICON} />, 'restore'),
    relayCut: command(t('tools.relayCut'), <RELAY_ICONS.cut {...ICON} />, 'cut'),
    text: command(t('tools.text'), <IconMessage2 {...ICON} />, 'text'),
    storage: {
      ...command(t('tools.storage'), <IconParking {...ICON} />, isStored ? 'storeOff' : 'storeOn'),
      pressed: isStored,
    },
    share: {
      label: t('tools.share'),
      icon: <IconShare2 {...ICON} />,
      unavailable: unavailable('shares:write'),
      run: props.share,
    },
    pause: {
      label: paused ? t('live.resumeUpdates') : t('live.pause'),
      icon: paused ? <IconPlayerPlay {...ICON} /> : <IconPlayerPause {...ICON} />,
      shortcut: t('keys.space'),
      pressed: paused,
      run: props.togglePaused,
    },
    shortcuts: {
      label: t('live.shortcuts'),
      icon: <IconKeyboard {...ICON} />,
      shortcut: '?',
      run: props.showShortcuts,
    },
  }
}
