import { Button } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ShareLink } from '../../shared/shares/share.ts'
import { LoadingButton } from '../ui/buttons/loading-button.tsx'
import dialog from '../ui/dialogs/dialog.module.css'
import { Dialog } from '../ui/dialogs/dialog.tsx'
import { ProblemNote } from '../ui/feedback/problem-note.tsx'
import { useTimes } from '../ui/times/clock.tsx'
import { useNow } from '../ui/times/now.tsx'
import { expiryOf, expiryOfLink } from './expiry-draft.ts'
import { ExpiryField } from './expiry-field.tsx'
import { useChangeExpiry } from './use-share-actions.ts'

type Props = { link: ShareLink; close: () => void }

/** Changes when a link expires. */
export function ExpiryDialog({ link: { shareId, name, expiresAt }, close }: Props) {
  const { t } = useTranslation()
  const times = useTimes()
  const now = useNow()
  const save = useChangeExpiry()
  const [draft, setDraft] = useState(() => expiryOfLink(expiresAt, times.zone, now))
  const found = expiryOf(draft, times.zone, now)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if ('problem' in found || save.isPending) return
    save.mutate({ shareId, expiresAt: found.expiresAt }, { onSuccess: close })
  }
  return (
    <Dialog title={t('shares.expiry.title', { name })} close={close}>
      <form className={dialog.body} onSubmit={submit} noValidate>
        <ExpiryField
          expiry={draft}
          change={(changed) => {
            setDraft(changed)
            save.reset()
          }}
        />
        {save.error && (
          <ProblemNote
            error={save.error}
            context="shares"
            sentence={({ text }) => t('shares.toggleFailed', { reason: text })}
          />
        )}
        <div className={dialog.buttons}>
          <Button variant="default" onClick={close} disabled={save.isPending}>
            {t('shares.cancel')}
          </Button>
          <LoadingButton type="submit" disabled={'problem' in found} loading={save.isPending}>
            {t('shares.expiry.save')}
          </LoadingButton>
        </div>
      </form>
    </Dialog>
  )
}
