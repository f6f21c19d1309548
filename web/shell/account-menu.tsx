import { ActionIcon, Menu } from '@mantine/core'
import { IconLogout, IconMoon, IconSun, IconUser } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { signOut } from 'aws-amplify/auth'
import { useTranslation } from 'react-i18next'
import { useSite } from '../api/site.tsx'
import { accountQuery } from '../features/sign-in/account.ts'
import styles from './account-menu.module.css'
import { useNarrow } from './use-narrow.ts'
import { useThemeToggle } from './use-theme-toggle.ts'

/** Who is signed in, and out again. On narrow screens also what the sidebar's foot holds. */
export function AccountMenu() {
  const { t } = useTranslation()
  const narrow = useNarrow()
  const { version } = useSite().config
  const { data: account } = useQuery(accountQuery)
  const leave = useSignOut()
  const { dark, label, toggle } = useThemeToggle()
  return (
    <Menu
      position={narrow ? 'bottom-end' : 'right-end'}
      width={240}
      radius={12}
      shadow="md"
      withinPortal={false}
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <ActionIcon
          className={styles.button}
          size={narrow ? 44 : 40}
          radius="xl"
          variant="default"
          aria-label={t('shell.account')}
        >
          <IconUser size={20} stroke={1.7} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <div className={styles.who}>
          <span>{t('shell.signedInAs')}</span>
          <strong>{account?.email}</strong>
        </div>
        <Menu.Divider />
        {narrow && (
          <Menu.Item leftSection={dark ? <IconSun size={18} /> : <IconMoon size={18} />} onClick={toggle}>
            {label}
          </Menu.Item>
        )}
        <Menu.Item leftSection={<IconLogout size={18} />} onClick={leave}>
          {t('shell.signOut')}
        </Menu.Item>
        {narrow && <p className={styles.version}>{t('shell.version', { version })}</p>}
      </Menu.Dropdown>
    </Menu>
  )
}

/** Ends the session here even when the sign-in service cannot be told. Nothing of the account stays in memory. */
function useSignOut() {
  const queryClient = useQueryClient()
  const router = useRouter()
  return async () => {
    await signOut().catch(() => undefined)
    queryClient.setQueryData(accountQuery.queryKey, null)
    await router.navigate({ to: '/login', replace: true })
    queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== accountQuery.queryKey[0] })
  }
}
