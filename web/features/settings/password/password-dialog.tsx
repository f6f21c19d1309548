import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../ui/dialog.tsx'
import { SignOutForm } from '../sessions/sign-out-form.tsx'
import { PasswordForm } from './password-form.tsx'

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
