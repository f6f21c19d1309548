import { Button, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Subscription } from '../../../../../shared/subscriptions/subscription.ts'
import { subscriptions } from '../../../../../shared/subscriptions/subscriptions.routes.ts'
import { useSite } from '../../../../api/site.tsx'
import { UnassignDialog } from '../../../../devices/assignment/unassign-dialog.tsx'
import { LoadingButton } from '../../../../ui/buttons/loading-button.tsx'
import dialog from '../../../../ui/dialogs/dialog.module.css'
import dialogStyles from '../../../../ui/dialogs/dialog.module.css'
import { Dialog } from '../../../../ui/dialogs/dialog.tsx'
import { ProblemNote } from '../../../../ui/feedback/problem-note.tsx'
import { useTimes } from '../../../../ui/times/clock.tsx'
import { useMoney } from '../../../../ui/units/use-money.ts'
import { deviceNameOf } from '../device-name-of.ts'
import { confirmed, useSwitchToAnnual } from '../use-subscription-actions.ts'
import styles from './annual-dialog.module.css'
import { AssignDialog } from './assign-dialog.tsx'
import { CancelDialog } from './cancel-dialog.tsx'

export type OpenDialog =
  | { kind: 'assign' | 'unassign' | 'cancel' | 'annual'; subscription: Subscription }
  | { kind: 'coming-soon' }

/** The dialog of a subscription that is open. */
export function SubscriptionDialogs({ open, close }: { open: OpenDialog; close: () => void }) {
  const { t } = useTranslation()
  switch (open.kind) {
    case 'assign':
      return <AssignDialog subscription={open.subscription} close={close} />
    case 'unassign':
      return (
        <UnassignDialog
          subscriptionId={open.subscription.id}
          deviceName={deviceNameOf(open.subscription)}
          failed={t('subscription.unassign.failed')}
          close={close}
        />
      )
    case 'cancel':
      return <CancelDialog subscription={open.subscription} close={close} />
    case 'annual':
      return <AnnualDialog subscription={open.subscription} close={close} />
    case 'coming-soon':
      return <ComingSoonDialog close={close} />
  }
}

type Props = { subscription: Subscription; close: () => void }

/** Switches a monthly plan to the annual one, after showing what the server says that it costs. */
function AnnualDialog({ subscription: { id }, close }: Props) {
  const { t } = useTranslation()
  const { client } = useSite()
  const times = useTimes()
  const money = useMoney()
  const { data: preview, error } = useQuery({
    queryKey: ['annual-preview', id],
    queryFn: () => client.call(subscriptions.previewAnnualPlan, { path: { id } }),
    // what it costs is never an old answer
    gcTime: 0,
  })
  const change = useSwitchToAnnual()
  const confirm = () =>
    change.mutate(id, {
      onSuccess: () => {
        confirmed(t('subscription.annual.done'))
        close()
      },
    })
  return (
    <Dialog title={t('subscription.annual.title')} close={close}>
      <div className={dialog.body}>
        {error !== null && (
          <ProblemNote error={error} title={t('subscription.annual.previewFailed')} context="subscriptions" />
        )}
        {preview === undefined && error === null && (
          <div role="status" aria-label={t('subscription.annual.loading')}>
            <Skeleton height={92} radius={8} />
          </div>
        )}
        {preview !== undefined && (
          <>
            <p>{t('subscription.annual.text', { count: preview.quantity })}</p>
            <dl className={styles.preview}>
              <dt>{t('subscription.annual.due')}</dt>
              <dd>{money(preview.amountDueCents)}</dd>
              <dt>{t('subscription.annual.renews')}</dt>
              <dd>{times.date(preview.renewsAt)}</dd>
            </dl>
            <p className={dialog.about}>{t('subscription.annual.note')}</p>
          </>
        )}
        {change.error !== null && (
          <ProblemNote error={change.error} title={t('subscription.annual.failed')} context="subscriptions" />
        )}
        <div className={dialog.buttons}>
          <Button variant="default" onClick={close} disabled={change.isPending} data-autofocus>
            {t('subscription.dismiss')}
          </Button>
          {preview !== undefined && (
            <LoadingButton className={dialog.verb} loading={change.isPending} onClick={confirm}>
              {t('subscription.annual.confirm', { price: money(preview.amountDueCents) })}
            </LoadingButton>
          )}
        </div>
      </div>
    </Dialog>
  )
}

/** Paying one subscription with another card is not offered; paying all of them is. */
function ComingSoonDialog({ close }: { close: () => void }) {
  const { t } = useTranslation()
  return (
    <Dialog title={t('subscription.comingSoon.title')} close={close}>
      <div className={dialogStyles.body}>
        <p role="alert">{t('subscription.comingSoon.text')}</p>
        <div className={dialogStyles.buttons}>
          <Button variant="default" onClick={close} data-autofocus>
            {t('subscription.comingSoon.close')}
          </Button>
          <Button
            renderRoot={(root) => <Link {...root} to="/dashboard/settings" search={{ tab: 'billing' }} />}
          >
            {t('subscription.comingSoon.billing')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
