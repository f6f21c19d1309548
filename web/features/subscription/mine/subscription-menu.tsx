import { ActionIcon, Menu } from '@mantine/core'
import {
  IconCalendarDollar,
  IconCreditCard,
  IconDeviceMobilePlus,
  IconDeviceMobileX,
  IconDots,
  IconX,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { isAssignable, type Subscription } from '../../../../shared/subscriptions/subscription.ts'
import { shortId } from '../../../ui/text/short-id.ts'
import { useSentences } from '../../../ui/text/use-sentences.ts'
import { useTimes } from '../../../ui/times/clock.tsx'
import type { OpenDialog } from './dialogs/subscription-dialogs.tsx'
import styles from './mine.module.css'

const ICON = { size: 18, stroke: 1.7, 'aria-hidden': true }

type Props = { subscription: Subscription; open: (dialog: OpenDialog) => void }

/** The actions on a subscription that is not canceled. */
export function SubscriptionMenu({ subscription, open }: Props) {
  const { t } = useTranslation()
  const { id, planType, status, assignedDeviceId, transfersThisMonth, endsAt } = subscription
  const isAssigned = assignedDeviceId !== null
  const isMoved = isAssigned && transfersThisMonth > 0
  const canSwitch = planType === 'monthly' && status === 'active' && endsAt === null
  return (
    <Menu
      position="bottom-end"
      radius={12}
      shadow="md"
      width={280}
      withinPortal={false}
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <ActionIcon
          size={44}
          variant="subtle"
          color="gray"
          aria-label={t('subscription.list.actions', { id: shortId(id) })}
        >
          <IconDots {...ICON} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {isMoved && <LimitReached subscription={subscription} />}
        <Menu.Item
          leftSection={<IconDeviceMobilePlus {...ICON} />}
          disabled={isMoved || !isAssignable(subscription)}
          onClick={() => open({ kind: 'assign', subscription })}
        >
          {t(isAssigned ? 'subscription.menu.change' : 'subscription.menu.assign')}
        </Menu.Item>
        {isAssigned && (
          <Menu.Item
            leftSection={<IconDeviceMobileX {...ICON} />}
            disabled={isMoved}
            onClick={() => open({ kind: 'unassign', subscription })}
          >
            {t('subscription.menu.unassign')}
          </Menu.Item>
        )}
        <Menu.Item
          leftSection={<IconCreditCard {...ICON} />}
          disabled={planType === 'test'}
          onClick={() => open({ kind: 'coming-soon' })}
        >
          {t('subscription.menu.updatePayment')}
        </Menu.Item>
        {canSwitch && (
          <Menu.Item
            leftSection={<IconCalendarDollar {...ICON} />}
            onClick={() => open({ kind: 'annual', subscription })}
          >
            {t('subscription.menu.annual')}
          </Menu.Item>
        )}
        <Menu.Divider />
        <Menu.Item
          className={styles.cancel}
          leftSection={<IconX {...ICON} />}
          onClick={() => open({ kind: 'cancel', subscription })}
        >
          {t('subscription.menu.cancel')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

/** Why it can be neither moved nor unassigned, and until when. */
function LimitReached({ subscription: { transferableAt } }: Pick<Props, 'subscription'>) {
  const { t } = useTranslation()
  const sentences = useSentences()
  const times = useTimes()
  return (
    <div className={styles.limitNote}>
      {sentences(
        t('subscription.menu.limit'),
        ...(transferableAt === null
          ? []
          : [t('subscription.menu.limitUntil', { date: times.date(transferableAt) })]),
      )}
    </div>
  )
}
