import { Button } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type ApiKey, apiKeys } from '../../../../shared/members/api-keys.routes.ts'
import { apiKeysQuery } from '../../../account/api-keys-query.ts'
import { useSite } from '../../../api/site.tsx'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import dialog from '../../../ui/dialogs/dialog.module.css'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { Facts, TextBlock } from '../../../ui/facts.tsx'
import { useFailureToast } from '../../../ui/feedback/use-failure-toast.ts'
import { useListText } from '../../../ui/text/use-list-text.ts'
import { useTimes } from '../../../ui/times/clock.tsx'
import { PanelSkeleton } from '../panel-skeleton.tsx'
import { type MemberPlace, PlaceForm } from '../place-form.tsx'
import { Setting } from '../setting.tsx'
import styles from '../settings-page.module.css'

const DOCUMENT = '/openapi.json'

type NewKey = { name: string; token: string }

/** How programs call the API: a first call, the document, and their keys. */
export function ApiSettings() {
  const { t } = useTranslation()
  const { client } = useSite()
  const { data, isError, refetch } = useQuery(apiKeysQuery(client))
  const [isCreating, setCreating] = useState(false)
  const [created, setCreated] = useState<NewKey | null>(null)
  const createButton = useRef<HTMLButtonElement>(null)
  const firstCall = useFirstCall()
  const closeCreated = () => {
    setCreated(null)
    // the form, which had the focus before, is gone
    window.setTimeout(() => createButton.current?.focus())
  }
  if (data === undefined && !isError) return <PanelSkeleton />
  return (
    <div className={styles.panels}>
      <section className={styles.panel} aria-labelledby="settings-api">
        <h2 id="settings-api">{t('settings.tabs.api')}</h2>
        <p className={styles.honest}>{t('apiKeys.text')}</p>
        <h3 className={dialog.heading}>{t('apiKeys.firstCall')}</h3>
        <TextBlock text={firstCall('vk_…')} label={t('apiKeys.firstCall')} />
        <Setting name={t('apiKeys.document')} description={t('apiKeys.documentText')}>
          <Button component="a" href={DOCUMENT} target="_blank" variant="default" className={styles.button}>
            {t('apiKeys.open')}
          </Button>
        </Setting>
      </section>
      <section className={styles.panel} aria-labelledby="settings-keys">
        <h2 id="settings-keys">{t('apiKeys.title')}</h2>
        {data === undefined && (
          <Setting name={t('members.keysUnknown')} description="">
            <Button variant="default" className={styles.button} onClick={() => void refetch()}>
              {t('problem.tryAgain')}
            </Button>
          </Setting>
        )}
        {data?.length === 0 && <p className={styles.honest}>{t('apiKeys.none')}</p>}
        {data?.map((key) => (
          <KeyRow key={key.keyId} apiKey={key} />
        ))}
        <div className={styles.adding}>
          <Button ref={createButton} className={styles.button} onClick={() => setCreating(true)}>
            {t('apiKeys.create')}
          </Button>
        </div>
      </section>
      {isCreating && (
        <CreateKey
          close={() => setCreating(false)}
          created={(key) => {
            setCreating(false)
            setCreated(key)
          }}
        />
      )}
      {created !== null && <CreatedKey {...created} close={closeCreated} />}
    </div>
  )
}

/** A command that lists the devices of the account. */
function useFirstCall(): (token: string) => string {
  const { config } = useSite()
  const url = `${new URL(config.apiUrl, window.location.href).href}/vectra/devices`
  return (token) => `curl -H 'Authorization: Bearer ${token}' \\\n  '${url}'`
}

function CreateKey({ created, close }: { created: (key: NewKey) => void; close: () => void }) {
  const { t } = useTranslation()
  const { client } = useSite()
  const queryClient = useQueryClient()
  const create = useMutation({
    mutationFn: ({ role, tags, endsAt, name }: MemberPlace & { name: string }) =>
      client.call(apiKeys.createApiKey, { body: { role, tags, endsAt, name } }),
    onSuccess: ({ key, token }) => {
      created({ name: key.name, token })
      return queryClient.invalidateQueries(apiKeysQuery(client))
    },
    onError: useFailureToast(t('apiKeys.notCreated')),
  })
  return (
    <PlaceForm
      asks="name"
      title={t('apiKeys.create')}
      verb={t('apiKeys.create')}
      isPending={create.isPending}
      submit={(place, name) => create.mutate({ ...place, name })}
      close={close}
    />
  )
}

/** The token of a key, which is shown once, and a call with it. */
function CreatedKey({ name, token, close }: NewKey & { close: () => void }) {
  const { t } = useTranslation()
  const firstCall = useFirstCall()
  return (
    <Dialog title={t('apiKeys.created', { name })} close={close} size={640} fillsPhones>
      <div className={dialog.body}>
        <p>{t('settings.gateways.once')}</p>
        <Facts areLong facts={[[t('settings.gateways.key'), token]]} />
        <h3 className={dialog.heading}>{t('apiKeys.firstCall')}</h3>
        <TextBlock text={firstCall(token)} label={t('apiKeys.firstCall')} />
        <div className={dialog.buttons}>
          <Button onClick={close}>{t('settings.gateways.done')}</Button>
        </div>
      </div>
    </Dialog>
  )
}

function KeyRow({ apiKey }: { apiKey: ApiKey }) {
  const { t } = useTranslation()
  const times = useTimes()
  const list = useListText()
  const [isRevoking, setRevoking] = useState(false)
  const { name, role, tags, createdAt, lastUsedAt, endsAt } = apiKey
  const facts = [
    t(`members.roles.${role}`),
    tags.length === 0 ? t('members.allDevices') : t('members.onlyTags', { tags: list(tags) }),
    t('apiKeys.createdAt', { date: times.date(createdAt) }),
    lastUsedAt === null ? t('apiKeys.unused') : t('apiKeys.usedAt', { time: times.dateAndTime(lastUsedAt) }),
    ...(endsAt === null ? [] : [t('members.endsAt', { date: times.date(Date.parse(endsAt) - 1) })]),
  ]
  return (
    <Setting name={name} description={facts.join(' · ')}>
      <Button
        variant="default"
        className={`${styles.button} ${styles.danger}`}
        onClick={() => setRevoking(true)}
      >
        {t('apiKeys.revoke')}
      </Button>
      {isRevoking && <RevokeKey apiKey={apiKey} close={() => setRevoking(false)} />}
    </Setting>
  )
}

function RevokeKey({ apiKey: { keyId, name }, close }: { apiKey: ApiKey; close: () => void }) {
  const { t } = useTranslation()
  const { client } = useSite()
  const queryClient = useQueryClient()
  const revoke = useMutation({
    mutationFn: () => client.call(apiKeys.deleteApiKey, { path: { keyId } }),
    onSuccess: async () => {
      await queryClient.invalidateQueries(apiKeysQuery(client))
      close()
    },
    onError: useFailureToast(t('apiKeys.notRevoked')),
  })
  return (
    <ConfirmDialog
      title={t('apiKeys.revokeTitle', { name })}
      cancelText={t('members.cancel')}
      verb={t('apiKeys.revoke')}
      close={close}
      confirm={revoke.mutate}
      isPending={revoke.isPending}
      locked={revoke.isPending}
    >
      <p>{t('apiKeys.revokeText')}</p>
    </ConfirmDialog>
  )
}
