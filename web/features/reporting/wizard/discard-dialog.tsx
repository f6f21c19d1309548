import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import dialog from '../../../ui/dialog.module.css'
import { Dialog } from '../../../ui/dialog.tsx'

/** Asks before a draft is lost. */
export function DiscardDialog({ discard, keep }: { discard: () => void; keep: () => void }) {
  const { t } = useTranslation()
  return (
    <Dialog title={t('reports.wizard.discardTitle')} close={keep}>
      <div className={dialog.body}>
        <p>{t('reports.wizard.discardText')}</p>
        <div className={dialog.buttons}>
          <Button variant="default" onClick={discard}>
            {t('reports.wizard.discard')}
          </Button>
          <Button onClick={keep} data-autofocus>
            {t('reports.wizard.keep')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
