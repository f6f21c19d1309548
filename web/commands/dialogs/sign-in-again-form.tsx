import { PasswordInput, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RECENT_SIGN_IN_MINUTES } from '../../../shared/commands/recent-sign-in.ts'
import { accountQuery } from '../../account/account.ts'
import { SecurityForm } from '../../account/security-form.tsx'
import { isWrongPassword } from '../../account/sign-in-problem.ts'
import { useSite } from '../../api/site.tsx'
import { signInAgain } from '../../session/sign-in-again.ts'
import dialog from '../../ui/dialogs/dialog.module.css'

type Props = {
  verb: string
  /** Sends the command with a token that is fresh. */
  send: (token: string) => Promise<unknown>
  close: () => void
}

/** Asks for the password, and for the code of the authenticator app where the account has one. */
export function SignInAgainForm({ verb, send, close }: Props) {
  const { t } = useTranslation()
  const { config } = useSite()
  const { data: account } = useQuery(accountQuery)
  const [session, setSession] = useState<string | null>(null)
  const signIn = async (fields: FormData) => {
    try {
      const signedIn = await signInAgain(config, {
        email: account?.email ?? '',
        password: String(fields.get('password') ?? ''),
        code: String(fields.get('code') ?? '').trim(),
        session,
      })
      if ('token' in signedIn) await send(signedIn.token)
      else setSession(signedIn.session)
      return null
    } catch (error) {
      if (isWrongPassword(error)) return 'wrongPassword'
      throw error
    }
  }
  return (
    <SecurityForm action={verb} run={signIn} close={close} closeLabel={t('commands.cancel')} isDanger>
      <p>{t('commands.again.text', { minutes: RECENT_SIGN_IN_MINUTES })}</p>
      {session === null ? (
        <PasswordInput
          key="password"
          name="password"
          label={t('commands.again.password')}
          autoComplete="current-password"
          required
          withAsterisk={false}
          autoFocus
        />
      ) : (
        <TextInput
          key="code"
          name="code"
          label={t('commands.again.code')}
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          withAsterisk={false}
          autoFocus
        />
      )}
      {config.hostedLoginDomain !== null && <p className={dialog.about}>{t('commands.again.hosted')}</p>}
    </SecurityForm>
  )
}
