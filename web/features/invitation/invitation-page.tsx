import { Button } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { members } from '../../../shared/members/members.routes.ts'
import { accountQuery } from '../../account/account.ts'
import { accountPath } from '../../account/chosen-account.ts'
import { useSite } from '../../api/site.tsx'
import { LoadingButton } from '../../ui/buttons/loading-button.tsx'
import { ProblemNote } from '../../ui/feedback/problem-note.tsx'
import { QueryProblem } from '../../ui/feedback/query-problem.tsx'
import { LoadingView } from '../../ui/screens/loading-view.tsx'
import { useTimes } from '../../ui/times/clock.tsx'
import { InvalidLink } from './invalid-link.tsx'
import styles from './invitation-page.module.css'
import { isInvalidLink } from './is-invalid-link.ts'

const route = getRouteApi('/dashboard/invitation/$token')

/** What an invitation offers, and the button that accepts it. */
export function InvitationPage() {
  const { t } = useTranslation()
  const { client } = useSite()
  const times = useTimes()
  const { token } = route.useParams()
  const { data: own } = useQuery(accountQuery)
  const invitation = useQuery({
    queryKey: ['invitation', token],
    queryFn: () => client.call(members.getInvitation, { path: { token } }),
    retry: false,
  })
  const accept = useMutation({
    mutationFn: () => client.call(members.acceptInvitation, { path: { token } }),
    onSuccess: ({ membership }) => window.location.assign(accountPath(membership.accountId)),
  })
  const { data } = invitation
  if (invitation.isPending) return <LoadingView />
  if (data === undefined && !isInvalidLink(invitation.error))
    return <QueryProblem query={invitation} title={t('members.invitationUnknown')} stale="" />
  if (data === undefined)
    return <InvalidLink title={t('members.noInvitation')} text={t('members.noInvitationText')} />
  const { accountName: account, email, role, expiresAt } = data
  return (
    <section className={styles.invitation} aria-labelledby="invitation">
      <h1 id="invitation">{t('members.invitation', { account })}</h1>
      <p>{t('members.invitationText', { account, email, role: t(`members.roles.${role}`) })}</p>
      <p>{t(`members.roleTexts.${role}`)}</p>
      <p className={styles.limit}>
        {t('members.invitationLimit', { time: times.dateAndTime(expiresAt) })}{' '}
        {own && t('members.signedInAs', { email: own.email })}
      </p>
      {accept.error && <ProblemNote error={accept.error} title={t('members.notAccepted')} />}
      <div className={styles.buttons}>
        <LoadingButton
          size="md"
          loading={accept.isPending || accept.isSuccess}
          onClick={() => accept.mutate()}
        >
          {t('members.accept')}
        </LoadingButton>
        <Button component={Link} to="/dashboard" variant="default" size="md">
          {t('members.notNow')}
        </Button>
      </div>
    </section>
  )
}
