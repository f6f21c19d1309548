import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ChosenPreferences } from '../../../../shared/account/preferences.ts'
import { TimeOfDay } from '../../../../shared/times/time-of-day.ts'
import { useTimes } from '../../../ui/times/clock.tsx'
import { useNow } from '../../../ui/times/now.tsx'
import { SwitchSetting } from '../setting.tsx'
import styles from './notifications.module.css'

const NIGHT = { from: '22:00', to: '07:00' } as const

type Props = { from: string | null; to: string | null; save: (chosen: ChosenPreferences) => void }

/** When notifications wait. Both times are set, or neither. */
export function QuietHours({ from, to, save }: Props) {
  const { t } = useTranslation()
  const times = useTimes()
  const now = useNow()
  const isOn = from !== null && to !== null
  const saveBoth = (hours: { from: string | null; to: string | null }) =>
    save({ 'notifications.quietFrom': hours.from, 'notifications.quietTo': hours.to })
  return (
    <>
      <SwitchSetting
        name={t('settings.notifications.quietSwitch')}
        description={t('settings.notifications.quietText', { zone: times.zoneName(now) })}
        checked={isOn}
        change={(on) => saveBoth(on ? NIGHT : { from: null, to: null })}
      />
      {isOn && (
        <div className={styles.hours}>
          <TimeInput
            label={t('settings.notifications.quietFrom')}
            value={from}
            save={(time) => saveBoth({ from: time, to })}
          />
          <TimeInput
            label={t('settings.notifications.quietTo')}
            value={to}
            save={(time) => saveBoth({ from, to: time })}
          />
          {from === to && <p role="alert">{t('settings.notifications.quietSame')}</p>}
        </div>
      )}
    </>
  )
}

type TimeProps = { label: string; value: string; save: (time: string) => void }

/** A time that is saved once it is complete and left. */
function TimeInput({ label, value, save }: TimeProps) {
  const [text, setText] = useState(value)
  return (
    <TextInput
      type="time"
      label={label}
      value={text}
      onChange={({ currentTarget }) => setText(currentTarget.value)}
      onBlur={() => {
        const time = TimeOfDay.safeParse(text)
        if (!time.success) setText(value)
        else if (time.data !== value) save(time.data)
      }}
    />
  )
}
