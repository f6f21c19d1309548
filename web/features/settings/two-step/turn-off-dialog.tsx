import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { turnOff, twoStepQuery } from './authenticator-app.ts'
import { PasswordStep } from './password-step.tsx'

export function TurnOffDialog({ close }: { close: () => void }) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const finish = async () => {
    await turnOff()
    await queryClient.invalidateQueries(twoStepQuery)
    void toast({ text: t('settings.twoStep.turnedOff') })
    close()
  }
  return (
    <Dialog title={t('settings.twoStep.turnOffTitle')} close={close}>
      <PasswordStep
        text={t('settings.twoStep.turnOffText')}
        action={t('settings.twoStep.turnOff')}
        onConfirmed={finish}
        close={close}
      />
    </Dialog>
  )
}
