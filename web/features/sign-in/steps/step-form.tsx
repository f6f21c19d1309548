import { IconAlertTriangle } from '@tabler/icons-react'
import { type FormEventHandler, type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { LoadingButton } from '../../../ui/buttons/loading-button.tsx'
import styles from '../login-page.module.css'
import type { SignInProblem } from '../sign-in-problem.ts'

type Props = {
  title: string
  text?: string
  action: string
  form: { submit: FormEventHandler<HTMLFormElement>; sending: boolean; problem: SignInProblem | null }
  children?: ReactNode
}

/** One step's frame: title, fields, what went wrong, the one action. */
export function StepForm({ title, text, action, form, children }: Props) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <form className={styles.form} onSubmit={form.submit} aria-labelledby={`${id}title`}>
      <div>
        <h1 id={`${id}title`}>{title}</h1>
        {text && (
          <p className={styles.text} role="status">
            {text}
          </p>
        )}
      </div>
      {children}
      {form.problem && (
        <p className={styles.problem} role="alert">
          <IconAlertTriangle size={18} aria-hidden="true" />
          {t(`signInProblem.${form.problem}`)}
        </p>
      )}
      <LoadingButton type="submit" size="md" fullWidth loading={form.sending}>
        {action}
      </LoadingButton>
    </form>
  )
}
