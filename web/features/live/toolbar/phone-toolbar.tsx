import { Menu } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { ToolButton } from '../../../ui/buttons/tool-button.tsx'
import styles from './map-toolbar.module.css'
import { isOffered, type MapToolName, type MapToolsProps, useMapTools } from './map-tools.tsx'

const PRIMARY: readonly MapToolName[] = ['centerAll', 'locate']
const IN_MENU: readonly MapToolName[] = [
  'style',
  'fences',
  'seamarks',
  'pause',
  'relayRestore',
  'relayCut',
  'text',
  'storage',
  'share',
]

/** The tools for a phone: a few buttons, and the rest in a menu. */
export function PhoneToolbar(props: MapToolsProps) {
  const { t } = useTranslation()
  const tools = useMapTools(props)
  const primary = props.selected === undefined ? PRIMARY : [...PRIMARY, 'follow' as const]
  return (
    <div className={styles.phone} role="toolbar" aria-label={t('live.toolbar')}>
      {primary.map((name) => {
        const { icon, run, shortcut: _shortcut, ...tool } = tools[name]
        return (
          <ToolButton key={name} {...tool} onClick={run} size={44}>
            {icon}
          </ToolButton>
        )
      })}
      <Menu
        position="left-start"
        radius={12}
        shadow="md"
        withinPortal={false}
        withInitialFocusPlaceholder={false}
      >
        <Menu.Target>
          <ToolButton label={t('live.more')} size={44}>
            <IconDots size={20} stroke={1.7} aria-hidden />
          </ToolButton>
        </Menu.Target>
        <Menu.Dropdown className={styles.menu}>
          {IN_MENU.filter((name) => isOffered(name, props)).map((name) => {
            const { label, icon, unavailable, run } = tools[name]
            return (
              <Menu.Item
                key={name}
                leftSection={icon}
                aria-disabled={unavailable !== undefined || undefined}
                closeMenuOnClick={unavailable === undefined}
                onClick={unavailable === undefined ? run : undefined}
              >
                {label}
                {unavailable !== undefined && <small className={styles.reason}>{unavailable}</small>}
              </Menu.Item>
            )
          })}
        </Menu.Dropdown>
      </Menu>
    </div>
  )
}
