import { Button } from '@mantine/core'
import { IconCreditCardOff, IconFlask, IconLinkOff } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useSite } from '../../../api/site.tsx'
import { LoadingButton } from '../../../ui/buttons/loading-button.tsx'
import type { Slots } from '../slots.ts'
import { useTestSubscription } from '../subscriptions/use-test-subscription.ts'
import { Banner } from './banner.tsx'

const ICON = { size: 20, stroke: 1.7, 'aria-hidden': true }

/** About subscriptions: there is none, some track nothing, or they cost nothing here. */
export function Banners({ slots: { total, free }, add }: { slots: Slots; add: () => void }) {
  const { t } = useTranslation()
  const { testingMode } = useSite().config
  return (
    <>
      {total === 0 && (
        <Banner
          kind="warning"
          icon={<IconCreditCardOff {...ICON} />}
          title={t('devicesPage.none.title')}
          text={t('devicesPage.none.text')}
        >
          <Button
            size="xs"
            variant="default"
            renderRoot={(root) => (
              <Link {...root} to="/dashboard/subscription" search={{ tab: 'purchase' }} />
            )}
          >
            {t('devicesPage.addSubscription')}
          </Button>
        </Banner>
      )}
      {free > 0 && (
        <Banner
          kind="warning"
          icon={<IconLinkOff {...ICON} />}
          title={t('devicesPage.unassigned.title', { count: free })}
          text={t('devicesPage.unassigned.text')}
        >
          <Button
            size="xs"
            variant="default"
            renderRoot={(root) => <Link {...root} to="/dashboard/subscription" />}
          >
            {t('devicesPage.unassigned.manage')}
          </Button>
        </Banner>
      )}
      {testingMode && <TestingBanner add={add} />}
    </>
  )
}

function TestingBanner({ add }: { add: () => void }) {
  const { t } = useTranslation()
  const create = useTestSubscription()
  return (
    <Banner
      kind="info"
      icon={<IconFlask {...ICON} />}
      title={t('devicesPage.testing.title')}
      text={t('devicesPage.testing.text')}
    >
      <LoadingButton
        size="xs"
        variant="default"
        loading={create.isPending}
        onClick={() => create.mutate({ quantity: 1 })}
      >
        {t('devicesPage.testing.create')}
      </LoadingButton>
      <Button size="xs" variant="default" onClick={add}>
        {t('devicesPage.testing.add')}
      </Button>
    </Banner>
  )
}
