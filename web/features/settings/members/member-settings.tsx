import { Button } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Member, members } from '../../../../shared/members/members.routes.ts'
import { isAtMost } from '../../../../shared/members/roles.ts'
import { accountQuery } from '../../../account/account.ts'
import { membersQuery } from '../../../account/members-query.ts'
import { Permitted, useStanding } from '../../../account/membership.tsx'
import { useSite } from '../../../api/site.tsx'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { useFailureToast } from '../../../ui/feedback/use-failure-toast.ts'
import { useListText } from '../../../ui/text/use-list-text.ts'
import { useTimes } from '../../../ui/times/clock.tsx'
import { PanelSkeleton } from '../panel-skeleton.tsx'
import { type MemberPlace, PlaceForm, placeOf } from '../place-form.tsx'
import { Setting } from '../setting.tsx'
import styles from '../settings-page.module.css'
import { BeingHandedOver, HandOverDialog } from './hand-over.tsx'
import { InvitationSent, type SentInvitation } from './invitation-sent.tsx'

/** The people of the account, and how to invite more. */
export function MemberSettings() {
  const { t } = useTranslation()
  const { client } = useSite()
  const { data, isError, refetch } = useQuery(membersQuery(client))
  const [isInviting, setInviting] = useState(false)
  const [sent, setSent] = useState<SentInvitation | null>(null)
  const inviteButton = useRef<HTMLButtonElement>(null)
  const closeSent = () => {
    setSent(null)
    // the form, which had the focus before, is gone
    window.setTimeout(() => inviteButton.current?.focus())
  }
  if (data === undefined && !isError) return <PanelSkeleton />
  return (
    <section className={styles.panel} aria-labelledby="settings-members">
      <h2 id="settings-members">{t('members.title')}</h2>
      <p className={styles.honest}>{t('members.text')}</p>
      {data === undefined && (
        <Setting name={t('members.unknown')} description="">
          <Button variant="default" className={styles.button} onClick={() => void refetch()}>
            {t('problem.tryAgain')}
          </Button>
        </Setting>
      )}
      {data?.map((member) => (
        <MemberRow key={member.memberId} member={member} sent={setSent} />
      ))}
      <BeingHandedOver />
      {data?.every(({ role }) => role === 'owner') && <p>{t('members.none')}</p>}
      <div className={styles.adding}>
        <Button ref={inviteButton} className={styles.button} onClick={() => setInviting(true)}>
          {t('members.invite')}
        </Button>
      </div>
      {isInviting && (
        <InviteMember
          close={() => setInviting(false)}
          sent={(invitation) => {
            setInviting(false)
            setSent(invitation)
          }}
        />
      )}
      {sent !== null && <InvitationSent {...sent} close={closeSent} />}
    </section>
  )
}

/** Sends an invitation, also one that was sent before. */
function useInvite(sent: (invitation: SentInvitation) => void) {
  const { t } = useTranslation()
  const { client } = useSite()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: MemberPlace & { email: string }) => client.call(members.inviteMember, { body }),
    onSuccess: ({ member, link }) => {
      sent({ email: member.email, link })
      return queryClient.invalidateQueries(membersQuery(client))
    },
    onError: useFailureToast(t('members.notInvited')),
  })
}

type SentProps = { sent: (invitation: SentInvitation) => void }

function InviteMember({ close, sent }: SentProps & { close: () => void }) {
  const { t } = useTranslation()
  const invite = useInvite(sent)
  return (
    <PlaceForm
      asks="email"
      title={t('members.invite')}
      verb={t('members.send')}
      isPending={invite.isPending}
      submit={(place, email) => invite.mutate({ ...place, email })}
      close={close}
    />
  )
}

function MemberRow({ member, sent }: SentProps & { member: Member }) {
  const { t } = useTranslation()
  const facts = useFacts(member)
  const standing = useStanding()
  const { data: account } = useQuery(accountQuery)
  const [open, setOpen] = useState<'change' | 'remove' | 'hand-over' | null>(null)
  const invite = useInvite(sent)
  const { memberId, email, name, role, state } = member
  const isMe = memberId === account?.accountId
  const mayChange = role !== 'owner' && !isMe && isAtMost(role, standing.role)
  const isInvited = state !== 'active'
  return (
    <Setting
      name={`${name ?? email}${isMe ? ` (${t('members.you')})` : ''}`}
      description={[...(name === null || name === email ? [] : [email]), ...facts].join(' · ')}
    >
      {mayChange && (
        <div className={styles.buttons}>
          {isInvited && (
            <Button
              variant="default"
              className={styles.button}
              loading={invite.isPending}
              onClick={() => invite.mutate({ ...placeOf(member), email })}
            >
              {t('members.sendAgain')}
            </Button>
          )}
          <Button variant="default" className={styles.button} onClick={() => setOpen('change')}>
            {t('members.change')}
          </Button>
          {!isInvited && (
            <Permitted to="account:manage">
              <Button variant="default" className={styles.button} onClick={() => setOpen('hand-over')}>
                {t('handOver.start')}
              </Button>
            </Permitted>
          )}
          <Button
            variant="default"
            className={`${styles.button} ${styles.danger}`}
            onClick={() => setOpen('remove')}
          >
            {isInvited ? t('members.withdraw') : t('members.remove')}
          </Button>
        </div>
      )}
      {open === 'change' && <ChangeMember member={member} close={() => setOpen(null)} />}
      {open === 'hand-over' && <HandOverDialog member={member} close={() => setOpen(null)} />}
      {open === 'remove' && <RemoveMember member={member} close={() => setOpen(null)} />}
    </Setting>
  )
}

/** What a row says about a member beside the name. */
function useFacts({ role, tags, grants, state, invitedAt, joinedAt, lastSeenAt, endsAt }: Member): string[] {
  const { t } = useTranslation()
  const times = useTimes()
  const list = useListText()
  if (role === 'owner') return [t('members.roles.owner')]
  return [
    t(`members.roles.${role}`),
    tags.length === 0 ? t('members.allDevices') : t('members.onlyTags', { tags: list(tags) }),
    ...grants.map((grant) => t(`members.grantTexts.${grant}`)),
    ...(state === 'invited' && invitedAt ? [t('members.invitedAt', { time: times.date(invitedAt) })] : []),
    ...(state === 'expired' ? [t('members.expired')] : []),
    ...(joinedAt ? [t('members.joinedAt', { time: times.date(joinedAt) })] : []),
    ...(lastSeenAt ? [t('members.seenAt', { time: times.dateAndTime(lastSeenAt) })] : []),
    ...(endsAt ? [t('members.endsAt', { date: times.date(Date.parse(endsAt) - 1) })] : []),
  ]
}

type MemberProps = { member: Member; close: () => void }

function ChangeMember({ member, close }: MemberProps) {
  const { t } = useTranslation()
  const { client } = useSite()
  const queryClient = useQueryClient()
  const { memberId, name, email } = member
  const change = useMutation({
    mutationFn: (body: MemberPlace) => client.call(members.updateMember, { path: { memberId }, body }),
    onSuccess: async () => {
      await queryClient.invalidateQueries(membersQuery(client))
      close()
    },
    onError: useFailureToast(t('members.notChanged')),
  })
  return (
    <PlaceForm
      title={t('members.changeTitle', { name: name ?? email })}
      verb={t('members.save')}
      member={member}
      isPending={change.isPending}
      submit={(place) => change.mutate(place)}
      close={close}
    />
  )
}

function RemoveMember({ member, close }: MemberProps) {
  const { t } = useTranslation()
  const { client } = useSite()
  const queryClient = useQueryClient()
  const { memberId, state } = member
  const name = member.name ?? member.email
  const isActive = state === 'active'
  const remove = useMutation({
    mutationFn: () => client.call(members.removeMember, { path: { memberId } }),
    onSuccess: async () => {
      await queryClient.invalidateQueries(membersQuery(client))
      close()
    },
    onError: useFailureToast(t('members.notRemoved')),
  })
  return (
    <ConfirmDialog
      title={isActive ? t('members.removeTitle', { name }) : t('members.withdrawTitle', { name })}
      cancelText={t('members.cancel')}
      verb={isActive ? t('members.remove') : t('members.withdraw')}
      close={close}
      confirm={remove.mutate}
      isPending={remove.isPending}
      locked={remove.isPending}
    >
      <p>{isActive ? t('members.removeText') : t('members.withdrawText')}</p>
    </ConfirmDialog>
  )
}
