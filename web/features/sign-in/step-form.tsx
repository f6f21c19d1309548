import { Button } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { FormEventHandler, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './login-page.module.css'
import type { SignInProblem } from './sign-in-problem.ts'

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
  return (
    <form className={styles.form} onSubmit={form.submit}>
      <div>
        <h1>{title}</h1>
        {text && <p className={styles.text}>{text}</p>}
      </div>
      {children}
      {form.problem && (
        <p className={styles.problem} role="alert">
          <IconAlertTriangle size={18} aria-hidden="true" />
          {t(`signInProblem.${form.problem}`)}
        </p>
      )}
      <Button type="submit" size="md" fullWidth loading={form.sending}>
        {action}
      </Button>
    </form>
  )
}
