import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { FailureContext } from '../../i18n/en/problem.ts'
import { InlineFailure } from './inline-failure.tsx'
import { type ProblemText, problemText } from './problem-text.ts'

type Props = {
  error: unknown
  title?: string
  /** The part of the site, where it has more precise texts. */
  context?: FailureContext
  /** Makes a sentence of the reason. */
  sentence?: (reason: ProblemText) => string
  /** Actions. */
  children?: ReactNode
}

/** A failed call inside a page: what happened, and the code in small print. */
export function ProblemNote({ error, title, context, sentence, children }: Props) {
  const { t } = useTranslation()
  const reason = problemText(t, error, context)
  return (
    <InlineFailure title={title} text={sentence ? sentence(reason) : reason.text} code={reason.code}>
      {children}
    </InlineFailure>
  )
}
