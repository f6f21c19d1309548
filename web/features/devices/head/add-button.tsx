import { Button } from '@mantine/core'
import { IconCreditCard, IconPlus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Permitted } from '../../../account/membership.tsx'
import type { Slots } from '../slots.ts'
import styles from './head.module.css'

/** Adds a device while a slot is free; leads to buying one otherwise. */
export function AddButton({ slots: { used, total, free }, add }: { slots: Slots; add: () => void }) {
  const { t } = useTranslation()
  if (free > 0)
    return (
      <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={add}>
        {t('devicesPage.add', { used, total })}
      </Button>
    )
  return (
    <span className={styles.limit}>
      <Button variant="default" disabled>
        {t('devicesPage.limitReached', { used, total })}
      </Button>
      <Permitted to="billing:manage">
        <Button
          leftSection={<IconCreditCard size={18} aria-hidden />}
          renderRoot={(root) => <Link {...root} to="/dashboard/subscription" search={{ tab: 'purchase' }} />}
        >
          {t('devicesPage.addSubscription')}
        </Button>
      </Permitted>
    </span>
  )
}
