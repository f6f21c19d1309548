import { useAuthenticator } from '@aws-amplify/ui-react-core'
import type { ChangeEvent, FocusEvent, ReactNode, SubmitEvent } from 'react'

/** The form of a step. The Authenticator learns each change of a field, and judges new passwords by it. */
export function StepForm({ children }: { children: ReactNode }) {
  const { isPending, submitForm, updateBlur, updateForm } = useAuthenticator((state) => [state.isPending])
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    submitForm(Object.fromEntries(new FormData(event.currentTarget)))
  }
  const change = ({ target }: ChangeEvent<HTMLFormElement>) => {
    if (target instanceof HTMLInputElement) updateForm({ name: target.name, value: target.value })
  }
  const blur = ({ target }: FocusEvent<HTMLFormElement>) => {
    if (target instanceof HTMLInputElement) updateBlur({ name: target.name })
  }
  return (
    <form method="post" onSubmit={submit} onChange={change} onBlur={blur}>
      <fieldset disabled={isPending}>{children}</fieldset>
    </form>
  )
}
