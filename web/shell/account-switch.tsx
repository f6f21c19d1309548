import { Menu } from '@mantine/core'
import { IconCheck, IconDoorExit, IconUser, IconUsers } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { accountPath, chosenAccount, OWN_ACCOUNT } from '../account/chosen-account.ts'
import { membershipsQuery } from '../account/memberships-query.ts'
import { useSite } from '../api/site.tsx'

/** The accounts that one may choose, in the menu; nothing while there is only one's own. */
export function AccountSwitch({ leave }: { leave: () => void }) {
  const { t } = useTranslation()
  const { client } = useSite()
  const { data = [] } = useQuery(membershipsQuery(client))
  const [own, ...others] = data
  if (own === undefined || others.length === 0) return null
  const chosen = chosenAccount() ?? own.accountId
  return (
    <>
      <Menu.Label>{t('members.accounts')}</Menu.Label>
      {data.map(({ accountId, name }) => {
        const isOwn = accountId === own.accountId
        return (
          <Menu.Item
            key={accountId}
            component="a"
            href={isOwn ? OWN_ACCOUNT : accountPath(accountId)}
            aria-current={accountId === chosen ? 'true' : undefined}
            leftSection={isOwn ? <IconUser size={18} stroke={1.7} /> : <IconUsers size={18} stroke={1.7} />}
            rightSection={accountId === chosen && <IconCheck size={16} aria-hidden />}
          >
            {isOwn ? t('members.mine') : name}
          </Menu.Item>
        )
      })}
      {chosen !== own.accountId && (
        <Menu.Item leftSection={<IconDoorExit size={18} stroke={1.7} />} onClick={leave}>
          {t('members.leave')}
        </Menu.Item>
      )}
      <Menu.Divider />
    </>
  )
}
