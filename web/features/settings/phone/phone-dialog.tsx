import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../ui/dialog.tsx'
import { CodeStep } from './code-step.tsx'
import { NumberStep } from './number-step.tsx'

type Props = { saved: { phone: string | null; phoneConfirmed: boolean }; close: () => void }

/** Saves a phone number, and confirms it by a code that is sent to it. */
export function PhoneDialog({ saved, close }: Props) {
  const { t } = useTranslation()
  const [unconfirmed, setUnconfirmed] = useState(saved.phoneConfirmed ? null : saved.phone)
  return (
    <Dialog title={t('settings.phone.title')} close={close}>
      {unconfirmed === null ? (
        <NumberStep phone={saved.phone} saved={setUnconfirmed} close={close} />
      ) : (
        <CodeStep phone={unconfirmed} change={() => setUnconfirmed(null)} close={close} />
      )}
    </Dialog>
  )
}
