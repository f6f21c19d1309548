import { PasswordInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { SecurityForm } from '../../../account/security-form.tsx'
import { checkPassword } from './authenticator-app.ts'

type Props = { text: string; action: string; onConfirmed: () => Promise<void>; close: () => void }

/** Asks for the password first: a page that someone left open must not lock them out. */
export function PasswordStep({ text, action, onConfirmed, close }: Props) {
  const { t } = useTranslation()
  const confirm = async (fields: FormData) => {
    const problem = await checkPassword(String(fields.get('password')))
    if (problem === null) await onConfirmed()
    return problem
  }
  return (
    <SecurityForm action={action} run={confirm} close={close}>
      <p>{text}</p>
      <PasswordInput
        name="password"
        label={t('settings.twoStep.password')}
        autoComplete="current-password"
        required
        withAsterisk={false}
        data-autofocus
      />
    </SecurityForm>
  )
}
