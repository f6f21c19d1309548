import { Button } from '@mantine/core'
import { IconAnchor, IconShare2 } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DeviceView } from '../../../../shared/devices/device.ts'
import { Permitted } from '../../../account/membership.tsx'
import { useSite } from '../../../api/site.tsx'
import { anchorWatchQuery, useAnchorActions } from '../../../boat/anchor-queries.ts'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { ProblemNote } from '../../../ui/feedback/problem-note.tsx'
import { QueryProblem } from '../../../ui/feedback/query-problem.tsx'
import { WarningNote } from '../../../ui/feedback/warning-note.tsx'
import shared from '../boat-panel.module.css'
import { OpenFormButton } from '../open-form-button.tsx'
import { PanelSkeleton } from '../panel-skeleton.tsx'
import { AnchorForm } from './anchor-form.tsx'
import { AnchorState } from './anchor-state.tsx'

const DeviceShareDialog = lazy(() =>
  import('../../../sharing/device-share-dialog.tsx').then((module) => ({
    default: module.DeviceShareDialog,
  })),
)

/** The anchor watch of a boat: its state and alarms, and how it is set, acknowledged, adjusted, lifted and shared. */
export function AnchorPanel({ device }: { device: DeviceView }) {
  const { t } = useTranslation()
  const { client } = useSite()
  const { deviceId, deviceName, tracking } = device
  const query = useQuery(anchorWatchQuery(client, deviceId))
  const actions = useAnchorActions(deviceId)
  const [open, setOpen] = useState<'form' | 'lift' | 'share' | null>(null)
  const [wasOpen, setWasOpen] = useState(false)
  const watch = query.data
  const isOn = watch != null && watch.state !== 'ended'
  const show = (part: 'form' | 'lift') => {
    actions.set.reset()
    actions.lift.reset()
    setOpen(part)
    setWasOpen(true)
  }
  const close = () => setOpen(null)
  return (
    <section className={shared.panel} aria-labelledby="anchor-watch">
      <h2 id="anchor-watch">{t('alerts.events.anchorWatch')}</h2>
      <QueryProblem query={query} title={t('anchorWatch.loadFailed')} stale={t('anchorWatch.stale')} />
      {query.isPending && <PanelSkeleton about={t('anchorWatch.about')} button={t('anchorWatch.set')} />}
      {watch === null && <p className={shared.dim}>{t('anchorWatch.about')}</p>}
      {watch && <AnchorState watch={watch} boat={tracking} acknowledge={actions.acknowledge} />}
      {isOn &&
        actions.set.data?.warnings.map((warning) => (
          <WarningNote key={warning}>{t(`anchorWatch.warnings.${warning}`)}</WarningNote>
        ))}
      <Permitted to="rules:write">
        {open === 'form' && (
          <AnchorForm
            deviceId={deviceId}
            watch={isOn ? watch : null}
            calledBefore={watch?.webhookUrl ?? null}
            boat={tracking}
            set={actions.set}
            close={close}
          />
        )}
        {watch !== undefined && open !== 'form' && (
          <div className={shared.buttons}>
            <OpenFormButton
              text={t(isOn ? 'anchorWatch.adjust' : 'anchorWatch.set')}
              icon={<IconAnchor size={18} stroke={1.7} aria-hidden />}
              isSecondary={isOn}
              focuses={wasOpen}
              open={() => show('form')}
            />
            {isOn && (
              <Button variant="default" onClick={() => show('lift')}>
                {t('anchorWatch.lift.verb')}
              </Button>
            )}
            {isOn && (
              <Permitted to="shares:write">
                <Button
                  variant="default"
                  leftSection={<IconShare2 size={18} stroke={1.7} aria-hidden />}
                  onClick={() => setOpen('share')}
                >
                  {t('anchorWatch.share')}
                </Button>
              </Permitted>
            )}
          </div>
        )}
        {open === 'share' && (
          <Suspense>
            <DeviceShareDialog device={device} close={close} />
          </Suspense>
        )}
        {open === 'lift' && (
          <ConfirmDialog
            title={t('anchorWatch.lift.title', { name: deviceName })}
            cancelText={t('anchorWatch.lift.keep')}
            verb={t('anchorWatch.lift.verb')}
            close={close}
            confirm={() => actions.lift.mutate(undefined, { onSuccess: close })}
            isPending={actions.lift.isPending}
          >
            <p>{t('anchorWatch.lift.text')}</p>
            {actions.lift.error && (
              <ProblemNote error={actions.lift.error} title={t('anchorWatch.lift.failed')} context="anchor" />
            )}
          </ConfirmDialog>
        )}
      </Permitted>
    </section>
  )
}
