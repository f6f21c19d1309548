import { Menu } from '@mantine/core'
import {
  IconCreditCard,
  IconDots,
  IconLink,
  IconLinkOff,
  IconPencil,
  IconPlugConnected,
  IconTrash,
} from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { type ComponentPropsWithRef, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../../account/membership.tsx'
import styles from './list.module.css'
import type { RowProps } from './row-props.ts'

const ICON = { size: 18, stroke: 1.7, 'aria-hidden': true }

type Props = Pick<RowProps, 'device' | 'subscription' | 'canAssign' | 'open'>

/** The actions of a device. The menu is made when its button is pressed, because a menu for each row is slow. */
export function DeviceMenu({ device, subscription, canAssign, open }: Props) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const cell = useRef<HTMLSpanElement>(null)
  const mayEdit = useMay()('devices:write')
  const label = t('devicesPage.menu.label', { name: device.deviceName })
  const close = () => {
    setOpen(false)
    // once the button is the closed one again, and unless a click went elsewhere
    window.setTimeout(() => {
      if (document.activeElement === document.body) cell.current?.querySelector('button')?.focus()
    })
  }
  if (!mayEdit) return null
  return (
    <span ref={cell}>
      {isOpen ? (
        <Menu
          opened
          onClose={close}
          position="bottom-end"
          radius={12}
          shadow="md"
          withInitialFocusPlaceholder={false}
        >
          <Menu.Target>
            <MenuButton aria-label={label} />
          </Menu.Target>
          <Menu.Dropdown>
            <Items device={device} subscription={subscription} canAssign={canAssign} open={open} />
          </Menu.Dropdown>
        </Menu>
      ) : (
        <MenuButton
          aria-label={label}
          aria-haspopup="menu"
          aria-expanded={false}
          onClick={() => setOpen(true)}
        />
      )}
    </span>
  )
}

const MenuButton = (props: ComponentPropsWithRef<'button'>) => (
  <button type="button" {...props} className={styles.menuButton}>
    <IconDots {...ICON} />
  </button>
)

function Items({ device, subscription, canAssign, open }: Props) {
  const { t } = useTranslation()
  const { deviceId, hasSubscription } = device
  const may = useMay()
  const edit = (
    <Menu.Item leftSection={<IconPencil {...ICON} />} onClick={() => open({ kind: 'edit', device })}>
      {t('devicesPage.menu.edit')}
    </Menu.Item>
  )
  if (!may('devices:manage')) return edit
  return (
    <>
      {edit}
      <Menu.Item
        leftSection={<IconPlugConnected {...ICON} />}
        renderRoot={(root) => (
          <Link {...root} to="/dashboard/devices/$deviceId/connect" params={{ deviceId }} />
        )}
      >
        {t('connect.open')}
      </Menu.Item>
      <Menu.Divider />
      {hasSubscription && (
        <Menu.Item
          leftSection={<IconLinkOff {...ICON} />}
          rightSection={
            subscription?.transferableAt && (
              <small className={styles.limit}>{t('devicesPage.unassign.limit')}</small>
            )
          }
          onClick={() => open({ kind: 'unassign', device })}
        >
          {t('devicesPage.menu.unassign')}
        </Menu.Item>
      )}
      {!hasSubscription && canAssign && (
        <Menu.Item leftSection={<IconLink {...ICON} />} onClick={() => open({ kind: 'assign', device })}>
          {t('devicesPage.menu.assign')}
        </Menu.Item>
      )}
      {!hasSubscription && !canAssign && may('billing:manage') && (
        <Menu.Item
          leftSection={<IconCreditCard {...ICON} />}
          renderRoot={(root) => <Link {...root} to="/dashboard/subscription" search={{ tab: 'purchase' }} />}
        >
          {t('devicesPage.menu.purchase')}
        </Menu.Item>
      )}
      <Menu.Divider />
      <Menu.Item
        className={styles.delete}
        leftSection={<IconTrash {...ICON} />}
        onClick={() => open({ kind: 'delete', device })}
      >
        {t('devicesPage.menu.delete')}
      </Menu.Item>
    </>
  )
}
