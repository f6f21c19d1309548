import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { ShareLink } from '../../shared/shares/share.ts'
import { LoadingButton } from '../ui/buttons/loading-button.tsx'
import dialog from '../ui/dialog.module.css'
import { InlineFailure } from '../ui/feedback/inline-failure.tsx'
import { shareReason } from './share-reason.ts'
import { useDeleteShare } from './use-share-actions.ts'

/** Asks before a link is deleted; `leave` is called when it is, or is not to be. */
export function DeleteQuestion({ link: { shareId, name }, leave }: { link: ShareLink; leave: () => void }) {
  const { t } = useTranslation()
  const remove = useDeleteShare()
  return (
    <div className={dialog.body}>
      <p>
        {t('shares.deleteQuestion')} {t('shares.noUndo')}
      </p>
      <p>{t('shares.deleteEffect')}</p>
      {remove.error && (
        <InlineFailure text={t('shares.deleteFailed', { reason: shareReason(t, remove.error) })} />
      )}
      <div className={dialog.buttons}>
        <Button variant="default" onClick={leave} disabled={remove.isPending} data-autofocus>
          {t('shares.cancel')}
        </Button>
        <LoadingButton
          className={dialog.verb}
          data-danger
          loading={remove.isPending}
          onClick={() => remove.mutate(shareId, { onSuccess: leave })}
        >
          {t('shares.deleteTitle', { name })}
        </LoadingButton>
      </div>
    </div>
  )
}
