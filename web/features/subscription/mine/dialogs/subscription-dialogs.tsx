import { useTranslation } from 'react-i18next'
import type { Subscription } from '../../../../../shared/subscriptions/subscription.ts'
import { UnassignDialog } from '../../../../devices/assignment/unassign-dialog.tsx'
import { deviceNameOf } from '../device-name-of.ts'
import { AnnualDialog } from './annual-dialog.tsx'
import { AssignDialog } from './assign-dialog.tsx'
import { CancelDialog } from './cancel-dialog.tsx'
import { ComingSoonDialog } from './coming-soon-dialog.tsx'

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
