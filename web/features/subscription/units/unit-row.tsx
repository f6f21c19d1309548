import { Button } from '@mantine/core'
import { IconMapPin } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { DeviceView } from '../../../../shared/devices/device.ts'
import { deviceTypeOf, typeColour } from '../../../../shared/devices/device-types.ts'
import { DeviceGlyph } from '../../../devices/device-glyph.tsx'
import { unitState } from './unit-counts.ts'
import styles from './units.module.css'

/** One unit, with a link to the live map. There is nothing to track of one without a subscription. */
export function UnitRow({ unit }: { unit: DeviceView }) {
  const { t } = useTranslation()
  const { deviceId, deviceName, deviceType } = unit
  const state = unitState(unit)
  const label = t('subscription.units.trackUnit', { name: deviceName })
  const icon = <IconMapPin size={17} stroke={1.7} aria-hidden />
  return (
    <li className={styles.unit}>
      <span className={styles.glyph} data-colour={typeColour(deviceTypeOf(deviceType))}>
        <DeviceGlyph device={unit} />
      </span>
      <span className={styles.name}>
        <strong>{deviceName}</strong>
        <small>{deviceId}</small>
      </span>
      <span className={styles.state} data-state={state}>
        {t(`subscription.units.states.${state}`)}
      </span>
      {state === 'inactive' ? (
        <Button variant="default" leftSection={icon} aria-label={label} disabled>
          {t('subscription.units.track')}
        </Button>
      ) : (
        <Button
          variant="default"
          leftSection={icon}
          aria-label={label}
          renderRoot={(root) => <Link {...root} to="/dashboard/live" search={{ deviceId }} />}
        >
          {t('subscription.units.track')}
        </Button>
      )}
    </li>
  )
}
