import { ActionIcon, Menu } from '@mantine/core'
import {
  IconDeviceMobileDown,
  IconDotsVertical,
  IconLogout,
  IconMoon,
  IconSun,
  IconUser,
} from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SECOND_MS } from '../../shared/time.ts'
import { accountQuery } from '../account/account.ts'
import { useMembership } from '../account/membership.tsx'
import { useSite } from '../api/site.tsx'
import { useInstallPrompt } from '../pwa/install-prompt.ts'
import { turnOffPush } from '../pwa/push/browser-push.ts'
import { endSession } from '../session/session.ts'
import { useNarrow } from '../ui/use-narrow.ts'
import styles from './account-menu.module.css'
import { AccountSwitch } from './account-switch.tsx'
import { LeaveAccount } from './leave-account.tsx'
import { MENU_DESTINATIONS, useOffered } from './navigation/destinations.ts'
import { usePreferredThemeToggle } from './use-preferred-theme.ts'

/** The account and sign-out. On narrow screens also the destinations that the bottom navigation has no room for. */
export function AccountMenu() {
  const { t } = useTranslation()
  const narrow = useNarrow()
  const { version } = useSite().config
  const { data: account } = useQuery(accountQuery)
  const membership = useMembership()
  const [isLeaving, setLeaving] = useState(false)
  const signOut = useSignOut()
  const install = useInstallPrompt()
  return (
    <>
      <Menu
        position={narrow ? 'bottom-end' : 'right-end'}
        width={240}
        radius={12}
        shadow="md"
        withinPortal={false}
        withInitialFocusPlaceholder={false}
      >
        <Menu.Target>
          {narrow ? (
            <ActionIcon
              size={44}
              radius="xl"
              variant="subtle"
              color="gray"
              aria-label={t('shell.accountAndMore')}
            >
              <IconDotsVertical size={20} stroke={1.7} />
            </ActionIcon>
          ) : (
            <ActionIcon size={40} radius="xl" variant="default" aria-label={t('shell.account')}>
              <IconUser size={20} stroke={1.7} />
            </ActionIcon>
          )}
        </Menu.Target>
        <Menu.Dropdown className={styles.menu}>
          <div className={styles.account}>
            <span>{t('shell.signedInAs')}</span>
            <strong>{account?.email}</strong>
          </div>
          <Menu.Divider />
          <AccountSwitch leave={() => setLeaving(true)} />
          {narrow && <MoreDestinations />}
          {install && (
            <Menu.Item leftSection={<IconDeviceMobileDown size={18} />} onClick={install}>
              {t('shell.install')}
            </Menu.Item>
          )}
          <Menu.Item leftSection={<IconLogout size={18} />} onClick={signOut}>
            {t('shell.signOut')}
          </Menu.Item>
          {narrow && <p className={styles.version}>{t('shell.version', { version })}</p>}
        </Menu.Dropdown>
      </Menu>
      {isLeaving && membership !== null && (
        <LeaveAccount membership={membership} close={() => setLeaving(false)} />
      )}
    </>
  )
}

function MoreDestinations() {
  const { t } = useTranslation()
  const { dark, label, toggle } = usePreferredThemeToggle()
  const offered = useOffered(MENU_DESTINATIONS)
  return (
    <>
      {offered.map(({ name, to, icon: Icon }) => (
        <Menu.Item key={name} component={Link} to={to} leftSection={<Icon size={18} stroke={1.7} />}>
          {t(`shell.destinations.${name}`)}
        </Menu.Item>
      ))}
      <Menu.Divider />
      <Menu.Item leftSection={dark ? <IconSun size={18} /> : <IconMoon size={18} />} onClick={toggle}>
        {label}
      </Menu.Item>
    </>
  )
}

/** A sign-out on a weak network waits no longer than this for the server. */
const PUSH_OFF_MS = 3 * SECOND_MS

/** Signs out of this browser, even when the sign-in service is unreachable. */
function useSignOut() {
  const { client, clearAccount } = useSite()
  return async () => {
    const pushIsOff = turnOffPush(client).catch((error: unknown) =>
      console.warn('Could not delete the subscription to notifications:', error),
    )
    await Promise.race([pushIsOff, new Promise((resolve) => setTimeout(resolve, PUSH_OFF_MS))])
    await endSession()
    await clearAccount()
  }
}
