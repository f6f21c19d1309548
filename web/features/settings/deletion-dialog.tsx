import { Button, Textarea } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { DELETION_REASON_MAX, ownData } from '../../../shared/account/own-data.routes.ts'
import { accountQuery } from '../../account/account.ts'
import { useSite } from '../../api/site.tsx'
import { LoadingButton } from '../../ui/buttons/loading-button.tsx'
import dialog from '../../ui/dialogs/dialog.module.css'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { deletionQuery } from './deletion-query.ts'
import styles from './settings-page.module.css'

const LOST = ['subscriptions', 'links', 'trackers', 'data'] as const

type Props = {
  close: () => void
  /** Closes it once the request was answered. */
  finish: () => void
}

/** Says what a deletion takes, and requests it. The answer is the same when the request fails (specification 2.8). */
export function DeletionDialog({ close, finish }: Props) {
  const { t } = useTranslation()
  const request = useRequestDeletion()
  const isAnswered = request.isSuccess || request.isError
  return (
    <Dialog
      title={t(isAnswered ? 'settings.deletion.requestedTitle' : 'settings.deletion.question')}
      close={isAnswered ? finish : close}
      locked={request.isPending}
    >
      {isAnswered ? (
        <Answer finish={finish} />
      ) : (
        <RequestForm request={request.mutate} isPending={request.isPending} close={close} />
      )}
    </Dialog>
  )
}

type FormProps = { request: (reason: string) => void; isPending: boolean; close: () => void }

function RequestForm({ request, isPending, close }: FormProps) {
  const { t } = useTranslation()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    request(String(new FormData(event.currentTarget).get('reason')).trim())
  }
  return (
    <form className={dialog.body} onSubmit={submit}>
      <p>{t('settings.deletion.effect')}</p>
      <ul className={styles.bullets}>
        {LOST.map((part) => (
          <li key={part}>{t(`settings.deletion.lost.${part}`)}</li>
        ))}
      </ul>
      <p>{t('settings.deletion.grace')}</p>
      <Textarea
        name="reason"
        label={t('settings.deletion.reason')}
        maxLength={DELETION_REASON_MAX}
        autosize
        minRows={2}
        maxRows={5}
        data-autofocus
      />
      <div className={dialog.buttons}>
        <Button variant="default" onClick={close} disabled={isPending}>
          {t('settings.cancel')}
        </Button>
        <LoadingButton type="submit" className={dialog.verb} data-danger loading={isPending}>
          {t('settings.deletion.confirm')}
        </LoadingButton>
      </div>
    </form>
  )
}

function Answer({ finish }: { finish: () => void }) {
  const { t } = useTranslation()
  const text = useRef<HTMLParagraphElement>(null)
  useEffect(() => text.current?.focus(), [])
  return (
    <div className={dialog.body}>
      <p ref={text} role="alert" tabIndex={-1}>
        {t('settings.deletion.requested')}
      </p>
      <div className={dialog.buttons}>
        <Button onClick={finish}>{t('settings.deletion.done')}</Button>
      </div>
    </div>
  )
}

function useRequestDeletion() {
  const { client } = useSite()
  const queryClient = useQueryClient()
  const { data: account } = useQuery(accountQuery)
  return useMutation({
    mutationFn: (reason: string) =>
      client.call(ownData.requestDeletion, { body: { reason, userEmail: account?.email } }),
    // whether it is requested is what the server says
    onSettled: () => queryClient.invalidateQueries(deletionQuery(client)),
  })
}
