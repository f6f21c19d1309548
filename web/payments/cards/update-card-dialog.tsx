import { useTranslation } from 'react-i18next'
import dialog from '../../ui/dialogs/dialog.module.css'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { toast } from '../../ui/feedback/toast.ts'
import { AddCardForm } from './add-card-form.tsx'

/** Another card, with which everything is paid from now on. */
export function UpdateCardDialog({ close }: { close: () => void }) {
  const { t } = useTranslation()
  const added = () => {
    void toast({ text: t('billing.updated') })
    close()
  }
  return (
    <Dialog title={t('billing.updateCard')} close={close}>
      <div className={dialog.body}>
        <p>{t('billing.updateText')}</p>
        <AddCardForm asDefault added={added} cancel={close} />
      </div>
    </Dialog>
  )
}
