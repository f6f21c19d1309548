import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { historyStart } from '../../../shared/account/history.ts'
import { LoadingButton } from '../../ui/buttons/loading-button.tsx'
import dialog from '../../ui/dialogs/dialog.module.css'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { useTimes } from '../../ui/times/clock.tsx'
import { useNow } from '../../ui/times/now.tsx'
import styles from './settings-page.module.css'

const LOST = ['positions', 'alerts', 'notes'] as const

type Props = { months: number; isDeleting: boolean; confirm: () => void; close: () => void }

/** Lists what a shorter history deletes, then asks for confirmation. */
export function HistoryDialog({ months, isDeleting, confirm, close }: Props) {
  const { t } = useTranslation()
  const times = useTimes()
  const date = times.date(historyStart(months, useNow()))
  const [isSure, setSure] = useState(false)
  const cancel = (
    <Button variant="default" onClick={close} disabled={isDeleting}>
      {t('settings.cancel')}
    </Button>
  )
  if (!isSure)
    return (
      <Dialog key="effect" title={t('settings.history.question', { months })} close={close}>
        <div className={dialog.body}>
          <p>{t('settings.history.effect', { months, date })}</p>
          <ul className={styles.bullets}>
            {LOST.map((part) => (
              <li key={part}>{t(`settings.history.lost.${part}`)}</li>
            ))}
          </ul>
          <p>{t('settings.history.copy')}</p>
          <div className={dialog.buttons}>
            {cancel}
            <Button onClick={() => setSure(true)}>{t('settings.history.next')}</Button>
          </div>
        </div>
      </Dialog>
    )
  return (
    <Dialog key="sure" title={t('settings.history.sure', { date })} close={close} locked={isDeleting}>
      <div className={dialog.body}>
        <p>{t('settings.history.final')}</p>
        <div className={dialog.buttons}>
          {cancel}
          <LoadingButton className={dialog.verb} data-danger loading={isDeleting} onClick={confirm}>
            {t('settings.history.confirm')}
          </LoadingButton>
        </div>
      </div>
    </Dialog>
  )
}
