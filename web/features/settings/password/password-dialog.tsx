import { PasswordInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { updatePassword } from 'aws-amplify/auth'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { accountQuery } from '../../../account/account.ts'
import { SecurityForm } from '../../../account/security-form.tsx'
import { isWrongPassword, type SignInProblem } from '../../../account/sign-in-problem.ts'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { useSentences } from '../../../ui/text/use-sentences.ts'
import { SignOutForm } from '../sign-out-form.tsx'
import { type PasswordFault, passwordFaults } from './password-faults.ts'

/** Changes the password, then offers to end the other sessions, which a new password does not. */
export function PasswordDialog({ close }: { close: () => void }) {
  const { t } = useTranslation()
  const [isChanged, setChanged] = useState(false)
  if (!isChanged)
    return (
      <Dialog title={t('settings.password.open')} close={close}>
        <PasswordForm changed={() => setChanged(true)} close={close} />
      </Dialog>
    )
  return (
    <Dialog title={t('settings.password.changedTitle')} close={close}>
      <SignOutForm close={close} closeLabel={t('settings.password.done')}>
        {t('settings.password.changedText')}
      </SignOutForm>
    </Dialog>
  )
}

/** Takes the password and the new one. */
function PasswordForm({ changed, close }: { changed: () => void; close: () => void }) {
  const { t } = useTranslation()
  const sentences = useSentences()
  const { data: account } = useQuery(accountQuery)
  const [faults, setFaults] = useState<PasswordFault[]>([])
  const change = async (fields: FormData): Promise<SignInProblem | null> => {
    const newPassword = String(fields.get('newPassword'))
    const broken = passwordFaults(newPassword)
    setFaults(broken)
    if (broken.length > 0) return null
    try {
      await updatePassword({ oldPassword: String(fields.get('password')), newPassword })
    } catch (error) {
      if (isWrongPassword(error)) return 'wrongPassword'
      throw error
    }
    changed()
    return null
  }
  return (
    <SecurityForm action={t('settings.password.open')} run={change} close={close}>
      {/* tells password managers whose password this is */}
      <input type="email" autoComplete="username" value={account?.email ?? ''} readOnly hidden />
      <PasswordInput
        name="password"
        label={t('settings.password.current')}
        autoComplete="current-password"
        required
        withAsterisk={false}
        data-autofocus
      />
      <PasswordInput
        name="newPassword"
        label={t('settings.password.new')}
        description={t('signIn.passwordRule')}
        error={faults.length > 0 && sentences(...faults.map((fault) => t(`signIn.passwordFaults.${fault}`)))}
        autoComplete="new-password"
        required
        withAsterisk={false}
        onChange={() => setFaults([])}
      />
    </SecurityForm>
  )
}
