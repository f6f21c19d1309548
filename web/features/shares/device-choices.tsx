import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { devicesQuery } from '../../api/devices-query.ts'
import { useSite } from '../../api/site.tsx'
import styles from './share-form.module.css'

type Props = { chosen: readonly string[]; choose: (deviceIds: string[]) => void }

/** The devices that a link can show: those with a subscription. */
export function DeviceChoices({ chosen, choose }: Props) {
  const { t } = useTranslation()
  const { client } = useSite()
  const fleet = useQuery(devicesQuery(client))
  const [touched, setTouched] = useState(false)
  const shareable = fleet.data?.devices.filter(({ hasSubscription }) => hasSubscription)
  const toggle = (deviceId: string) => {
    setTouched(true)
    const others = chosen.filter((one) => one !== deviceId)
    choose(chosen.includes(deviceId) ? others : [...others, deviceId])
  }

  if (shareable === undefined)
    return <p role="status">{t(fleet.isError ? 'shares.devicesFailed' : 'shares.devicesLoading')}</p>
  if (shareable.length === 0) return <p role="status">{t('shares.noDevices')}</p>
  return (
    <fieldset className={styles.devices}>
      <legend>{t('shares.devices')}</legend>
      <div className={styles.choices}>
        {shareable.map(({ deviceId, deviceName }) => (
          <label key={deviceId}>
            <input type="checkbox" checked={chosen.includes(deviceId)} onChange={() => toggle(deviceId)} />
            <span>{deviceName}</span>
          </label>
        ))}
      </div>
      {touched && chosen.length === 0 && (
        <p className={styles.fault} role="alert">
          {t('shares.devicesMissing')}
        </p>
      )}
    </fieldset>
  )
}
