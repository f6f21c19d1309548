import { TextInput } from '@mantine/core'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { accountQuery } from '../../../account/account.ts'
import { SecurityForm } from '../../../account/security-form.tsx'
import { CopyButton } from '../../../ui/buttons/copy-button.tsx'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { QrCode } from '../../../ui/qr-code.tsx'
import { type NewApp, newApp, turnOn, twoStepQuery } from './authenticator-app.ts'
import { PasswordStep } from './password-step.tsx'
import styles from './two-step.module.css'

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

const KEY_GROUPS = /.{1,4}/g

/** Shows the key of a new authenticator app, and takes its first code. */
function AppStep({ app: { key, uri }, close }: { app: NewApp; close: () => void }) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const code = useRef<HTMLInputElement>(null)
  useEffect(() => code.current?.focus(), [])
  const finish = async (fields: FormData) => {
    await turnOn(String(fields.get('code')).trim())
    await queryClient.invalidateQueries(twoStepQuery)
    void toast({ text: t('settings.twoStep.turnedOn') })
    close()
    return null
  }
  return (
    <SecurityForm action={t('settings.twoStep.turnOn')} run={finish} close={close}>
      <p>{t('settings.twoStep.scanText')}</p>
      <div className={styles.qrCode}>
        <QrCode text={uri} label={t('settings.twoStep.qrCode')} />
      </div>
      <div>
        <p>{t('settings.twoStep.keyText')}</p>
        <div className={styles.key}>
          <code>{key.match(KEY_GROUPS)?.join(' ')}</code>
          <CopyButton text={key} label={t('settings.twoStep.copyKey')} />
        </div>
      </div>
      <TextInput
        ref={code}
        name="code"
        label={t('settings.twoStep.code')}
        description={t('settings.twoStep.codeText')}
        inputMode="numeric"
        autoComplete="one-time-code"
        pattern="\s*[0-9]{6}\s*"
        required
        withAsterisk={false}
      />
      <p className={styles.lost}>{t('settings.twoStep.lostText')}</p>
    </SecurityForm>
  )
}
