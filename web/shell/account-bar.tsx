import { Button } from '@mantine/core'
import { IconUsers } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiProblem } from '../../shared/http/client.ts'
import { accountPath, chosenAccount, OWN_ACCOUNT } from '../account/chosen-account.ts'
import { useMembership } from '../account/membership.tsx'
import { membershipsQuery } from '../account/memberships-query.ts'
import { DEVICES_KEY } from '../api/devices-query.ts'
import type { DevicesReply } from '../api/live-push/merge.ts'
import { useSite } from '../api/site.tsx'
import { useListText } from '../ui/text/use-list-text.ts'
import { useTimes } from '../ui/times/clock.tsx'
import { useNarrow } from '../ui/use-narrow.ts'
import styles from './account-bar.module.css'

type BarProps = {
  /** Whether the page has buttons in its corner. */
  hasCorner: boolean
}

/** Says whose account the page shows, where that is not one's own, and leads back. */
export function AccountBar({ hasCorner }: BarProps) {
  const { t } = useTranslation()
  const narrow = useNarrow()
  const times = useTimes()
  const membership = useMembership()
  const hasEnded = useEnded()
  if (hasEnded)
    return (
      <section className={styles.bar} data-ended data-corner={hasCorner || undefined} role="alert">
        <p>
          <strong>{t('members.ended')}</strong> {t('members.endedText')}
        </p>
        <Button component="a" href={OWN_ACCOUNT} size="compact-sm" variant="default">
          {t('members.back')}
        </Button>
      </section>
    )
  if (membership === null) return <OtherAccounts hasCorner={hasCorner} />
  const { accountId, name: account, role, supportUntil } = membership
  return (
    <section
      className={styles.bar}
      data-color={colorOf(accountId)}
      data-corner={hasCorner || undefined}
      aria-label={t('shell.account')}
    >
      <IconUsers size={18} stroke={1.7} aria-hidden />
      <p>
        {t('members.viewing', { account, role: t(`members.roles.${role}`) })}
        {supportUntil !== undefined &&
          ` · ${t('members.supportUntil', { time: times.dateAndTime(supportUntil) })}`}
      </p>
      {!narrow && (
        <Button component="a" href={OWN_ACCOUNT} size="compact-sm" variant="default">
          {t('members.mine')}
        </Button>
      )}
    </section>
  )
}

/** Leads whoever has no device of their own to the accounts that they were invited to. */
function OtherAccounts({ hasCorner }: BarProps) {
  const { t } = useTranslation()
  const { client } = useSite()
  const list = useListText()
  const { data: isEmpty = false } = useQuery<DevicesReply, Error, boolean>({
    queryKey: DEVICES_KEY,
    select: ({ devices }) => devices.length === 0,
    enabled: false,
  })
  const isLost = isEmpty && chosenAccount() === null
  const { data } = useQuery({ ...membershipsQuery(client), enabled: isLost })
  const others = isLost ? (data?.slice(1) ?? []) : []
  if (others.length === 0) return null
  return (
    <section
      className={styles.bar}
      data-color={0}
      data-corner={hasCorner || undefined}
      aria-label={t('members.accounts')}
    >
      <IconUsers size={18} stroke={1.7} aria-hidden />
      <p>{t('members.others', { accounts: list(others.map(({ name }) => name)) })}</p>
      {others.map(({ accountId, name: account }) => (
        <Button key={accountId} component="a" href={accountPath(accountId)} size="compact-sm">
          {t('members.open', { account })}
        </Button>
      ))}
    </section>
  )
}

/** Whether this page shows an account of which one is no member, or no longer: then its devices are not found. */
function useEnded(): boolean {
  const { client } = useSite()
  const queryClient = useQueryClient()
  const chosen = chosenAccount()
  const { data } = useQuery({ ...membershipsQuery(client), enabled: chosen !== null })
  const { error } = useQuery<unknown>({ queryKey: DEVICES_KEY, enabled: false })
  const isNotFound = chosen !== null && error instanceof ApiProblem && error.status === 404
  useEffect(() => {
    if (isNotFound) void queryClient.invalidateQueries(membershipsQuery(client))
  }, [isNotFound, queryClient, client])
  return chosen !== null && data !== undefined && !data.some(({ accountId }) => accountId === chosen)
}

const COLORS = 6

/** One of the colors, the same for an account each time, so that two accounts look different. */
function colorOf(accountId: string): number {
  const sum = [...accountId].reduce((total, character) => total + (character.codePointAt(0) ?? 0), 0)
  return sum % COLORS
}
