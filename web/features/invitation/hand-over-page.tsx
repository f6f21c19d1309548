import { Button } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { handOver } from '../../../shared/members/hand-over.routes.ts'
import { useSite } from '../../api/site.tsx'
import { LoadingButton } from '../../ui/buttons/loading-button.tsx'
import { ProblemNote } from '../../ui/feedback/problem-note.tsx'
import { QueryProblem } from '../../ui/feedback/query-problem.tsx'
import { LoadingView } from '../../ui/screens/loading-view.tsx'
import { useTimes } from '../../ui/times/clock.tsx'
import { InvalidLink } from './invalid-link.tsx'
import styles from './invitation-page.module.css'
import { isInvalidLink } from './is-invalid-link.ts'

const route = getRouteApi('/dashboard/hand-over/$token')

/** What either side confirms before an account is handed over, and the button that does. */
export function HandOverPage() {
  const { t } = useTranslation()
  const { client } = useSite()
  const times = useTimes()
  const { token } = route.useParams()
  const request = useQuery({
    queryKey: ['hand-over', token],
    queryFn: () => client.call(handOver.readHandOver, { path: { token } }),
    retry: false,
  })
  const confirm = useMutation({
    mutationFn: () => client.call(handOver.confirmHandOver, { path: { token } }),
  })
  const { data } = request
  if (request.isPending) return <LoadingView />
  if (data === undefined && !isInvalidLink(request.error))
    return <QueryProblem query={request} title={t('handOver.unknown')} stale="" />
  if (data === undefined) return <InvalidLink title={t('handOver.none')} text={t('handOver.noneText')} />
  const { accountName: account, ownerEmail: owner, memberEmail: member, side, expiresAt } = data
  if (confirm.data !== undefined || data.hasConfirmed) {
    const isDone = confirm.data?.state === 'confirmed'
    return (
      <section className={styles.invitation} aria-labelledby="hand-over">
        <h1 id="hand-over">{t('handOver.confirmed')}</h1>
        <p role="status">{isDone ? t(`handOver.${side}Done`) : t('handOver.waitingForOther')}</p>
        <div className={styles.buttons}>
          <Button component={Link} to="/dashboard" size="md">
            {t('members.back')}
          </Button>
        </div>
      </section>
    )
  }
  return (
    <section className={styles.invitation} aria-labelledby="hand-over">
      <h1 id="hand-over">{t('handOver.page', { account })}</h1>
      <p>{t('handOver.pageText', { owner, member })}</p>
      <p>{t(`handOver.${side}Knows`)}</p>
      <p className={styles.limit}>{t('handOver.limit', { time: times.dateAndTime(expiresAt) })}</p>
      {confirm.error && <ProblemNote error={confirm.error} title={t('handOver.notConfirmed')} />}
      <div className={styles.buttons}>
        <LoadingButton size="md" loading={confirm.isPending} onClick={() => confirm.mutate()}>
          {t('handOver.confirm')}
        </LoadingButton>
        <Button component={Link} to="/dashboard" variant="default" size="md">
          {t('members.notNow')}
        </Button>
      </div>
    </section>
  )
}
