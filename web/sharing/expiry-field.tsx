import { NativeSelect } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { DateField } from '../ui/dates/date-field.tsx'
import { useTimes } from '../ui/times/clock.tsx'
import { useNow } from '../ui/times/now.tsx'
import { type ExpiryDraft, expiryOf, LIFETIMES, type Lifetime } from './expiry-draft.ts'

type Props = { expiry: ExpiryDraft; change: (expiry: ExpiryDraft) => void }

/** When a link expires: after some hours, at a date, or never. */
export function ExpiryField({ expiry, change }: Props) {
  const { t } = useTranslation()
  const times = useTimes()
  const now = useNow()
  const { lifetime, until } = expiry
  const found = expiryOf(expiry, times.zone, now)
  const endText = () => {
    if ('problem' in found) return undefined
    const { expiresAt } = found
    if (expiresAt === null) return t('shares.expiry.permanentHint')
    return t('shares.expiry.ends', { time: times.withZone(times.short(expiresAt, now), expiresAt) })
  }
  return (
    <>
      <NativeSelect
        label={t('shares.expiry.label')}
        description={lifetime === 'until' ? undefined : endText()}
        inputWrapperOrder={BENEATH}
        value={lifetime}
        data={LIFETIMES.map((value) => ({ value, label: t(`shares.expiry.lifetimes.${value}`) }))}
        onChange={({ currentTarget }) => change({ ...expiry, lifetime: lifetimeOf(currentTarget.value) })}
      />
      {lifetime === 'until' && (
        <DateField
          label={t('shares.expiry.until')}
          description={t('shares.expiry.untilHint', { zone: times.zoneName(now) })}
          error={'problem' in found && found.problem !== 'unreadable' && t(`shares.expiry.${found.problem}`)}
          value={until ?? ''}
          change={(value) => change({ ...expiry, until: value })}
          timeOf={() => '23:59'}
        />
      )}
    </>
  )
}

const BENEATH = ['label' as const, 'input' as const, 'description' as const, 'error' as const]

const lifetimeOf = (text: string): Lifetime => LIFETIMES.find((value) => value === text) ?? 'until'
