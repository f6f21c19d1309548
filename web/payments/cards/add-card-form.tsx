import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { accountQuery } from '../../account/account.ts'
import { LoadingButton } from '../../ui/buttons/loading-button.tsx'
import dialog from '../../ui/dialogs/dialog.module.css'
import { InlineFailure } from '../../ui/feedback/inline-failure.tsx'
import { CardForm } from '../card-form.tsx'
import { usePaymentProblemText } from '../purchase/use-payment-problem-text.ts'
import { useAddCard } from './use-card-actions.ts'
import { useNewCard } from './use-new-card.ts'

type Props = {
  /** Whether it is paid with from now on. */
  asDefault: boolean
  added: () => void
  cancel: () => void
}

/** Asks for a card and saves it. */
export function AddCardForm({ asDefault, added, cancel }: Props) {
  const { t } = useTranslation()
  const { data: account } = useQuery(accountQuery)
  const { card, make, isMaking, problem } = useNewCard()
  const { mutate, isPending, error, challenge } = useAddCard({ asDefault })
  const paymentProblem = usePaymentProblemText()
  const isBusy = isMaking || isPending
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    make({ name: account?.name ?? account?.email ?? '' }, (id) => mutate(id, { onSuccess: added }))
  }
  return (
    <form className={dialog.body} onSubmit={submit} noValidate>
      <CardForm card={card} amountCents={null} />
      {problem !== null && <InlineFailure text={problem} />}
      {problem === null && error !== null && (
        <InlineFailure title={t('billing.addFailed')} {...paymentProblem(error)} />
      )}
      <div className={dialog.buttons}>
        <Button variant="default" onClick={cancel} disabled={isBusy}>
          {t('billing.cancel')}
        </Button>
        <LoadingButton type="submit" loading={isBusy}>
          {t('billing.saveCard')}
        </LoadingButton>
      </div>
      {challenge}
    </form>
  )
}
