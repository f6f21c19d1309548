import { Button } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Gateway, gateways } from '../../../../shared/gateways/gateways.routes.ts'
import { useSite } from '../../../api/site.tsx'
import { LoadingButton } from '../../../ui/buttons/loading-button.tsx'
import dialog from '../../../ui/dialogs/dialog.module.css'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { useFailureToast } from '../../../ui/feedback/use-failure-toast.ts'
import { useTimes } from '../../../ui/times/clock.tsx'
import { PanelSkeleton } from '../panel-skeleton.tsx'
import { Setting } from '../setting.tsx'
import styles from '../settings-page.module.css'
import { CreatedKey, type NewKey } from './created-key.tsx'
import { gatewaysQuery } from './gateways-query.ts'
import { NewGateway } from './new-gateway.tsx'
import { RenameGateway } from './rename-gateway.tsx'
import { WaitingUnits } from './waiting-units.tsx'

/** The servers that send positions here, and the units that they have found. */
export function GatewaySettings() {
  const { t } = useTranslation()
  const { client } = useSite()
  const { data, isError, refetch } = useQuery(gatewaysQuery(client))
  const [isAdding, setAdding] = useState(false)
  const [made, setMade] = useState<NewKey | null>(null)
  if (data === undefined && !isError) return <PanelSkeleton />
  return (
    <div className={styles.panels}>
      <section className={styles.panel} aria-labelledby="settings-gateways">
        <h2 id="settings-gateways">{t('settings.gateways.title')}</h2>
        <p className={styles.honest}>{t('settings.gateways.text')}</p>
        {data === undefined && (
          <Setting name={t('settings.gateways.unknown')} description="">
            <Button variant="default" className={styles.button} onClick={() => void refetch()}>
              {t('problem.tryAgain')}
            </Button>
          </Setting>
        )}
        {data?.length === 0 && <p>{t('settings.gateways.none')}</p>}
        {data?.map((gateway) => (
          <GatewayRow key={gateway.gatewayId} gateway={gateway} showKey={setMade} />
        ))}
        <div className={styles.adding}>
          <Button className={styles.button} onClick={() => setAdding(true)}>
            {t('settings.gateways.add')}
          </Button>
        </div>
      </section>
      {data
        ?.filter(({ waiting, devices }) => waiting + devices > 0)
        .map((gateway) => (
          <WaitingUnits key={gateway.gatewayId} gateway={gateway} />
        ))}
      {isAdding && (
        <NewGateway
          close={() => setAdding(false)}
          created={(key) => {
            setAdding(false)
            setMade(key)
          }}
        />
      )}
      {made !== null && <CreatedKey {...made} close={() => setMade(null)} />}
    </div>
  )
}

type RowProps = { gateway: Gateway; showKey: (key: NewKey) => void }

function GatewayRow({ gateway, showKey }: RowProps) {
  const { t } = useTranslation()
  const times = useTimes()
  const [isRemoving, setRemoving] = useState(false)
  const [isRenaming, setRenaming] = useState(false)
  const { gatewayId, name, dialect, devices, waiting, lastContactAt, keyHint } = gateway
  const { client } = useSite()
  const queryClient = useQueryClient()
  const onError = useFailureToast(t('settings.gateways.notReplaced'))
  const replace = useMutation({
    mutationFn: () => client.call(gateways.replaceGatewayKey, { path: { gatewayId } }),
    onSuccess: ({ key }) => {
      showKey({ gateway, secret: key, isReplaced: true })
      return queryClient.invalidateQueries(gatewaysQuery(client))
    },
    onError,
  })
  const contact =
    lastContactAt === null
      ? t('settings.gateways.never')
      : t('settings.gateways.last', { time: times.dateAndTime(lastContactAt) })
  const facts = [
    t(`settings.gateways.kinds.${dialect}`),
    t('settings.gateways.counts', { devices, waiting }),
    contact,
    `${t('settings.gateways.key')} ${keyHint}`,
  ]
  return (
    <Setting name={name} description={facts.join(' · ')}>
      <div className={styles.buttons}>
        <Button variant="default" className={styles.button} onClick={() => setRenaming(true)}>
          {t('settings.gateways.rename')}
        </Button>
        <LoadingButton
          variant="default"
          className={styles.button}
          loading={replace.isPending}
          onClick={() => replace.mutate()}
        >
          {t('settings.gateways.newKey')}
        </LoadingButton>
        <Button
          variant="default"
          className={`${styles.button} ${styles.danger}`}
          onClick={() => setRemoving(true)}
        >
          {t('settings.gateways.remove')}
        </Button>
      </div>
      {isRenaming && <RenameGateway gateway={gateway} close={() => setRenaming(false)} />}
      {isRemoving && <RemoveGateway gateway={gateway} close={() => setRemoving(false)} />}
    </Setting>
  )
}

function RemoveGateway({ gateway, close }: { gateway: Gateway; close: () => void }) {
  const { t } = useTranslation()
  const { client } = useSite()
  const queryClient = useQueryClient()
  const { gatewayId, name } = gateway
  const remove = useMutation({
    mutationFn: () => client.call(gateways.deleteGateway, { path: { gatewayId } }),
    onSuccess: async () => {
      await queryClient.invalidateQueries(gatewaysQuery(client))
      close()
    },
    onError: useFailureToast(t('settings.gateways.notRemoved')),
  })
  return (
    <Dialog title={t('settings.gateways.removeTitle', { name })} close={close} locked={remove.isPending}>
      <div className={dialog.body}>
        <p>{t('settings.gateways.removeText')}</p>
        <div className={dialog.buttons}>
          <Button variant="default" onClick={close} disabled={remove.isPending}>
            {t('settings.gateways.cancel')}
          </Button>
          <LoadingButton
            className={dialog.verb}
            data-danger
            loading={remove.isPending}
            onClick={() => remove.mutate()}
          >
            {t('settings.gateways.remove')}
          </LoadingButton>
        </div>
      </div>
    </Dialog>
  )
}
