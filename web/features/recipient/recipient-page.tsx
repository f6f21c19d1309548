import { Button } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { ApiProblem } from '../../../shared/http/client.ts'
import { notifications } from '../../../shared/notifications/notifications.routes.ts'
import { useSite } from '../../api/site.tsx'
import { useFailureToast } from '../../ui/feedback/use-failure-toast.ts'
import { LanguageCorner } from '../../ui/language-menu.tsx'
import { Logo } from '../../ui/logo.tsx'
import styles from '../../ui/screens/full-screen.module.css'
import { LoadingView } from '../../ui/screens/loading-view.tsx'

type Decision = 'confirm' | 'stop'

/** The page behind the link in a notification: its recipient agrees to notifications, or stops them. */
export function RecipientPage() {
  const { t } = useTranslation()
  const { recipient, error, decide, isSaving } = useRecipient()
  if (error instanceof ApiProblem && error.code === 'not-found')
    return (
      <main className={styles.screen}>
        <LanguageCorner />
        <Logo size={48} />
        <h1>{t('recipient.invalid.title')}</h1>
        <p>{t('recipient.invalid.text')}</p>
      </main>
    )
  if (error !== null) throw error
  if (recipient === undefined) return <LoadingView />
  const { state, address } = recipient
  return (
    <main className={styles.screen}>
      <LanguageCorner />
      <Logo size={48} />
      <h1>{t(`recipient.${state}.title`)}</h1>
      <p>{t(`recipient.${state}.text`, { address })}</p>
      {state !== 'confirmed' && (
        <Button size="md" loading={isSaving} onClick={() => decide('confirm')}>
          {t(state === 'asked' ? 'recipient.agree' : 'recipient.resume')}
        </Button>
      )}
      {state !== 'stopped' && (
        <Button size="md" variant="default" disabled={isSaving} onClick={() => decide('stop')}>
          {t(state === 'asked' ? 'recipient.decline' : 'recipient.stop')}
        </Button>
      )}
    </main>
  )
}

function useRecipient() {
  const { t } = useTranslation()
  const { token } = useParams({ from: '/notifications/$token' })
  const { client } = useSite()
  const queryClient = useQueryClient()
  const queryKey = ['recipient', token]
  const path = { token }
  const { data, error } = useQuery({
    queryKey,
    queryFn: () => client.call(notifications.getRecipient, { path }),
  })
  const saving = useMutation({
    mutationFn: (decision: Decision) =>
      client.call(decision === 'confirm' ? notifications.confirmRecipient : notifications.stopNotifications, {
        path,
      }),
    onError: useFailureToast(t('recipient.notSaved')),
    onSuccess: () => queryClient.invalidateQueries({ queryKey }),
  })
  return {
    recipient: data?.recipient,
    error,
    decide: saving.mutate,
    isSaving: saving.isPending,
  }
}
