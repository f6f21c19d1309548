import { useTranslation } from 'react-i18next'
import type { ShareLink } from '../../shared/shares/share.ts'
import { ConfirmButtons } from '../ui/buttons/confirm-buttons.tsx'
import dialog from '../ui/dialogs/dialog.module.css'
import { ProblemNote } from '../ui/feedback/problem-note.tsx'
import { useDeleteShare } from './use-share-actions.ts'

type Props = { link: ShareLink; close: () => void }

/** Asks for confirmation and deletes the link. `close` is called once it is deleted, or on Cancel. */
export function DeleteConfirmation({ link: { shareId, name }, close }: Props) {
  const { t } = useTranslation()
  const remove = useDeleteShare()
  return (
    <div className={dialog.body}>
      <p>
        {t('shares.deleteQuestion')} {t('shares.noUndo')}
      </p>
      <p>{t('shares.deleteEffect')}</p>
      {remove.error && (
        <ProblemNote
          error={remove.error}
          context="shares"
          sentence={({ text }) => t('shares.deleteFailed', { reason: text })}
        />
      )}
      <ConfirmButtons
        cancelText={t('shares.cancel')}
        verb={t('shares.deleteTitle', { name })}
        close={close}
        confirm={() => remove.mutate(shareId, { onSuccess: close })}
        isPending={remove.isPending}
      />
    </div>
  )
}
