import { Button } from '@mantine/core'
import { IconCreditCardOff, IconFlask, IconLinkOff } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { subscriptions } from '../../../../shared/subscriptions/subscriptions.routes.ts'
import { useSite } from '../../../api/site.tsx'
import { useReload } from '../../../devices/use-reload.ts'
import { LoadingButton } from '../../../ui/buttons/loading-button.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { useFailureToast } from '../../../ui/feedback/use-failure-toast.ts'
import type { Slots } from '../slots.ts'
import styles from './head.module.css'

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

/** Creates test subscriptions without payment, in testing mode. */
function useTestSubscription() {
  const { t } = useTranslation()
  const { client } = useSite()
  const reload = useReload()
  return useMutation({
    mutationFn: ({ quantity }: { quantity: number }) =>
      client.call(subscriptions.createTestSubscriptions, { body: { quantity, isTestingMode: true } }),
    onSuccess: async () => {
      await reload()
      void toast({ text: t('devicesPage.testing.created') })
    },
    onError: useFailureToast(t('devicesPage.testing.failed')),
  })
}

type Props = { kind: 'warning' | 'info'; icon: ReactNode; title: string; text: string; children: ReactNode }

/** A notice about the account's subscriptions. Its children are what the owner can do about it. */
export const Banner = ({ kind, icon, title, text, children }: Props) => (
  <section className={styles.banner} data-kind={kind} aria-label={title}>
    {icon}
    <p>
      <strong>{title}</strong> {text}
    </p>
    <div>{children}</div>
  </section>
)
