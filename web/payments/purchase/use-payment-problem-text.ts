import { useTranslation } from 'react-i18next'
import { ApiProblem } from '../../../shared/http/client.ts'
import { type ProblemText, problemText } from '../../ui/feedback/problem-text.ts'
import { ChallengeFailed } from '../challenge/answer-until-paid.ts'

/** Why a payment failed: in the words of the bank where it says something, else in ours. */
export function usePaymentProblemText(): (error: unknown) => ProblemText {
  const { t } = useTranslation()
  return (error) => {
    if (error instanceof ChallengeFailed)
      return {
        text: error.providerMessage ?? t('payments.challenge.failed'),
        code: 'card-declined',
        isKnown: true,
      }
    const problem = problemText(t, error)
    const isDeclined = error instanceof ApiProblem && error.code === 'card-declined'
    return isDeclined && error.message !== '' ? { ...problem, text: error.message } : problem
  }
}
