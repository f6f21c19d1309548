import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { accountQuery } from '../../../account/account.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { AppStep } from './app-step.tsx'
import { type NewApp, newApp } from './authenticator-app.ts'
import { PasswordStep } from './password-step.tsx'

/** Confirms the password, then adds an authenticator app. */
export function SetUpDialog({ close }: { close: () => void }) {
  const { t } = useTranslation()
  const { data: account } = useSuspenseQuery(accountQuery)
  const [app, setApp] = useState<NewApp | null>(null)
  return (
    <Dialog title={t('settings.twoStep.setUpTitle')} close={close}>
      {app === null ? (
        <PasswordStep
          text={t('settings.twoStep.passwordText')}
          action={t('settings.twoStep.continue')}
          onConfirmed={async () => setApp(await newApp(t('product'), account?.email ?? ''))}
          close={close}
        />
      ) : (
        <AppStep app={app} close={close} />
      )}
    </Dialog>
  )
}
