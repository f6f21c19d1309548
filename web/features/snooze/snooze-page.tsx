import { Button } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { ApiProblem } from '../../../shared/http/client.ts'
import type { RouteReply } from '../../../shared/http/route.ts'
import { notifications } from '../../../shared/notifications/notifications.routes.ts'
import type { SnoozeChoice } from '../../../shared/notifications/snooze.ts'
import { snoozedUntil } from '../../../shared/notifications/snoozed-until.ts'
import { useSite } from '../../api/site.tsx'
import { useFailureToast } from '../../ui/feedback/use-failure-toast.ts'
import { LanguageCorner } from '../../ui/language-menu.tsx'
import { Logo } from '../../ui/logo.tsx'
import styles from '../../ui/screens/full-screen.module.css'
import { LoadingView } from '../../ui/screens/loading-view.tsx'
import { ClockProvider, useTimes } from '../../ui/times/clock.tsx'
import { useNow } from '../../ui/times/now.tsx'
import choiceStyles from './snooze-page.module.css'

type SnoozeLink = RouteReply<typeof notifications.getSnoozeLink>['snooze']

/** Where the owner of an account mutes what raised an event, by the link in the message about it. */
export function SnoozePage() {
  const { t } = useTranslation()
  const { snooze, error, choose, saving } = useSnoozeLink()
  if (error instanceof ApiProblem && error.code === 'not-found')
    return (
      <main className={styles.screen}>
        <LanguageCorner />
        <Logo size={48} />
        <h1>{t('snoozeLink.invalid.title')}</h1>
        <p>{t('snoozeLink.invalid.text')}</p>
      </main>
    )
  if (error !== null) throw error
  if (snooze === undefined) return <LoadingView />
  return (
    <ClockProvider clock={snooze.clock}>
      <main className={styles.screen}>
        <LanguageCorner />
        <Logo size={48} />
        {snooze.until === null ? (
          <Choices snooze={snooze} choose={choose} saving={saving} />
        ) : (
          <Muted name={snooze.name} until={snooze.until} choose={choose} saving={saving} />
        )}
      </main>
    </ClockProvider>
  )
}

/** `saving` is the choice that is being saved. */
type ChoosingProps = { choose: (choice: SnoozeChoice) => void; saving: SnoozeChoice | undefined }

function Choices({ snooze, choose, saving }: ChoosingProps & { snooze: SnoozeLink }) {
  const { t } = useTranslation()
  const times = useTimes()
  const now = useNow()
  const { name, deviceName: device, timestamp, clock } = snooze
  const monday = snoozedUntil('monday', clock.timezone, now)
  const choices = [
    { choice: '1h', text: t('snoozeLink.1h') },
    { choice: '8h', text: t('snoozeLink.8h') },
    { choice: 'monday', text: t('snoozeLink.monday', { time: times.time(monday ?? now) }) },
  ] as const
  return (
    <>
      <h1>{t('snoozeLink.ask.title', { name })}</h1>
      <p>{t('snoozeLink.ask.text', { device, time: times.short(timestamp, now) })}</p>
      <div className={choiceStyles.choices}>
        {choices.map(({ choice, text }) => (
          <Button
            key={choice}
            size="md"
            variant="default"
            loading={saving === choice}
            disabled={saving !== undefined}
            onClick={() => choose(choice)}
          >
            {text}
          </Button>
        ))}
      </div>
    </>
  )
}

function Muted({ name, until, choose, saving }: ChoosingProps & { name: string; until: string }) {
  const { t } = useTranslation()
  const times = useTimes()
  const now = useNow()
  return (
    <>
      <h1>{t('snoozeLink.muted.title', { name })}</h1>
      <p>{t('snoozeLink.muted.text', { time: times.short(until, now) })}</p>
      <Button size="md" variant="default" loading={saving === 'off'} onClick={() => choose('off')}>
        {t('snoozeLink.off')}
      </Button>
    </>
  )
}

function useSnoozeLink() {
  const { t } = useTranslation()
  const { token } = useParams({ from: '/snooze/$token' })
  const { client } = useSite()
  const queryClient = useQueryClient()
  const queryKey = ['snooze-link', token]
  const path = { token }
  const { data, error } = useQuery({
    queryKey,
    queryFn: () => client.call(notifications.getSnoozeLink, { path }),
  })
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (choice: SnoozeChoice) => client.call(notifications.snoozeByLink, { path, body: { choice } }),
    onError: useFailureToast(t('snoozeLink.notSaved')),
    onSuccess: (answer) => queryClient.setQueryData(queryKey, answer),
  })
  return { snooze: data?.snooze, error, choose: mutate, saving: isPending ? variables : undefined }
}
