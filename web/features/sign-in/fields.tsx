import { PasswordInput, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'

export function EmailField({ email }: { email: string }) {
  const { t } = useTranslation()
  return (
    <TextInput
      key={email}
      name="email"
      type="email"
      size="md"
      label={t('signIn.email')}
      defaultValue={email}
      autoComplete="username"
      required
      withAsterisk={false}
    />
  )
}

type PasswordProps = { label: string; hint?: string; autoComplete: string; password?: string }

export function PasswordField({ label, hint, autoComplete, password = '' }: PasswordProps) {
  return (
    <PasswordInput
      key={password}
      name="password"
      size="md"
      label={label}
      description={hint}
      defaultValue={password}
      autoComplete={autoComplete}
      required
      withAsterisk={false}
    />
  )
}

export function CodeField() {
  const { t } = useTranslation()
  return (
    <TextInput
      name="code"
      size="md"
      label={t('signIn.code')}
      inputMode="numeric"
      autoComplete="one-time-code"
      pattern="\s*[0-9]{6}\s*"
      required
      withAsterisk={false}
    />
  )
}
