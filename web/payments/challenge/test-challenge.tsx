import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { LoadingButton } from '../../ui/buttons/loading-button.tsx'
import styles from '../../ui/dialogs/dialog.module.css'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { InlineFailure } from '../../ui/feedback/inline-failure.tsx'
import type { AnswerBank } from './answer-until-paid.ts'

type Props = {
  clientSecret: string
  answer: (answer: Awaited<ReturnType<AnswerBank>>) => void
}

const PATH = '/_local/stripe/3ds'

/** The question of a test card's bank, on a local run. */
export function TestChallenge({ clientSecret, answer }: Props) {
  const { t } = useTranslation()
  const send = useMutation({
    mutationFn: async (outcome: 'complete' | 'fail') => {
      const response = await fetch(PATH, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ client_secret: clientSecret, outcome }),
      })
      if (!response.ok) throw new Error(`The stand-in of Stripe answered ${response.status}`)
      return outcome
    },
    onSuccess: (outcome) =>
      answer(
        outcome === 'complete'
          ? { confirmed: true }
          : { confirmed: false, providerMessage: t('payments.challenge.refused') },
      ),
  })
  return (
    <Dialog title={t('payments.challenge.title')} close={() => undefined} locked>
      <div className={styles.body}>
        <p>{t('payments.challenge.text')}</p>
        {send.error && <InlineFailure text={t('problem.other')} />}
        <div className={styles.buttons}>
          <Button variant="default" disabled={send.isPending} onClick={() => send.mutate('fail')}>
            {t('payments.challenge.fail')}
          </Button>
          <LoadingButton loading={send.isPending} onClick={() => send.mutate('complete')} data-autofocus>
            {t('payments.challenge.complete')}
          </LoadingButton>
        </div>
      </div>
    </Dialog>
  )
}
