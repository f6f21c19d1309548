import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiProblem } from '../../shared/http/client.ts'
import { LoadingButton } from '../ui/buttons/loading-button.tsx'
import dialog from '../ui/dialogs/dialog.module.css'
import { InlineFailure } from '../ui/feedback/inline-failure.tsx'
import { ProblemNote } from '../ui/feedback/problem-note.tsx'
import { type SignInProblem, signInProblem } from './sign-in-problem.ts'

type Props = {
  action: string
  /** Returns an expected failure. */
  run: (fields: FormData) => Promise<SignInProblem | null>
  close: () => void
  /** The label of the button that closes it, unless that is the cancellation of a setting. */
  closeLabel?: string
  isDanger?: boolean
  children: ReactNode
}

/** A step in a dialog: its fields, the failure, and the button to the next step. */
export function SecurityForm({ action, run, close, closeLabel, isDanger = false, children }: Props) {
  const { t } = useTranslation()
  const { mutate, data, error, isPending } = useMutation({ mutationFn: run })
  const refused = error instanceof ApiProblem ? error : null
  const problem = useMemo(
    () => (error === null || error instanceof ApiProblem ? data : signInProblem(error)),
    [data, error],
  )
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    mutate(new FormData(event.currentTarget))
  }
  return (
    <form onSubmit={submit} className={dialog.body}>
      {children}
      {problem && <InlineFailure text={t(`signInProblem.${problem}`)} />}
      {refused && <ProblemNote error={refused} />}
      <div className={dialog.buttons}>
        <Button variant="default" onClick={close} disabled={isPending}>
          {closeLabel ?? t('settings.cancel')}
        </Button>
        <LoadingButton
          type="submit"
          {...(isDanger && { className: dialog.verb, 'data-danger': true })}
          loading={isPending}
        >
          {action}
        </LoadingButton>
      </div>
    </form>
  )
}
