import { Menu } from '@mantine/core'
import {
  IconDots,
  IconFocusCentered,
  IconKeyboard,
  IconLayoutSidebarLeftExpand,
  IconMaximize,
  IconPlayerPause,
  IconPlayerPlay,
  IconStack2,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { DeviceView } from '../../../shared/devices/device.ts'
import { ToolButton } from '../../ui/tool-button.tsx'
import type { MapStyleName } from './live-search.ts'
import styles from './map-toolbar.module.css'

export type ToolbarProps = {
  styleName: MapStyleName
  changeStyle: () => void
  centerAll: () => void
  selected: DeviceView | undefined
  following: boolean
  toggleFollow: () => void
  paused: boolean
  togglePaused: () => void
  panelShown: boolean
  togglePanel: () => void
  showKeys: () => void
}

const ICON = { size: 20, stroke: 1.7 }

export function MapToolbar(props: ToolbarProps) {
  const { t } = useTranslation()
  const { follow, pause, style } = useWords(props)
  return (
    <div
      className={styles.bar}
      data-beside-panel={props.panelShown || undefined}
      role="toolbar"
      aria-label={t('live.toolbar')}
    >
      {!props.panelShown && (
        <ToolButton label={t('live.showPanel')} onClick={props.togglePanel} size={40}>
          <IconLayoutSidebarLeftExpand {...ICON} />
        </ToolButton>
      )}
      <ToolButton label={style} shortcut="m" onClick={props.changeStyle} size={40}>
        <IconStack2 {...ICON} />
      </ToolButton>
      <ToolButton label={t('live.centerAll')} onClick={props.centerAll} size={40}>
        <IconMaximize {...ICON} />
      </ToolButton>
      <ToolButton
        label={follow}
        shortcut="f"
        pressed={props.following}
        disabled={props.selected === undefined}
        onClick={props.toggleFollow}
        size={40}
      >
        <IconFocusCentered {...ICON} />
      </ToolButton>
      <ToolButton
        label={pause}
        shortcut={t('keys.space')}
        pressed={props.paused}
        onClick={props.togglePaused}
        size={40}
      >
        {props.paused ? <IconPlayerPlay {...ICON} /> : <IconPlayerPause {...ICON} />}
      </ToolButton>
      <span className={styles.line} />
      <ToolButton label={t('live.shortcuts')} shortcut="?" onClick={props.showKeys} size={40}>
        <IconKeyboard {...ICON} />
      </ToolButton>
    </div>
  )
}

/** What a thumb needs; the rest behind one button. */
export function ThumbToolbar(props: ToolbarProps) {
  const { t } = useTranslation()
  const { follow, pause, style } = useWords(props)
  return (
    <div className={styles.thumb} role="toolbar" aria-label={t('live.toolbar')}>
      <ToolButton label={t('live.centerAll')} onClick={props.centerAll} size={44}>
        <IconMaximize {...ICON} />
      </ToolButton>
      {props.selected !== undefined && (
        <ToolButton label={follow} pressed={props.following} onClick={props.toggleFollow} size={44}>
          <IconFocusCentered {...ICON} />
        </ToolButton>
      )}
      <Menu
        position="left-end"
        radius={12}
        shadow="md"
        withinPortal={false}
        withInitialFocusPlaceholder={false}
      >
        <Menu.Target>
          <ToolButton label={t('live.more')} size={44}>
            <IconDots {...ICON} />
          </ToolButton>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconStack2 {...ICON} />} onClick={props.changeStyle}>
            {style}
          </Menu.Item>
          <Menu.Item
            leftSection={props.paused ? <IconPlayerPlay {...ICON} /> : <IconPlayerPause {...ICON} />}
            onClick={props.togglePaused}
          >
            {pause}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </div>
  )
}

function useWords({ styleName, selected, following, paused }: ToolbarProps) {
  const { t } = useTranslation()
  const name = selected?.deviceName
  const follow = () => {
    if (name === undefined) return t('live.followNone')
    return following ? t('live.unfollow', { name }) : t('live.follow', { name })
  }
  return {
    follow: follow(),
    pause: paused ? t('live.resumeUpdates') : t('live.pause'),
    style: t('live.mapStyle', { style: t(`live.styles.${styleName}`) }),
  }
}
