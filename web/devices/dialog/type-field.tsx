import { NativeSelect } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { DEVICE_TYPES } from '../../../shared/devices/device-types.ts'
import { useTypeLabel } from '../use-type-label.ts'

const TYPES = Object.keys(DEVICE_TYPES)

/** Selects a device type: one of ours, or the device's own type if it is not. */
export function TypeField({ own }: { own?: string }) {
  const { t } = useTranslation()
  const typeLabel = useTypeLabel()
  const types = own === undefined || TYPES.includes(own) ? TYPES : [...TYPES, own]
  return (
    <NativeSelect
      name="deviceType"
      label={t('addDevice.type')}
      defaultValue={own}
      data={types.map((type) => ({ value: type, label: typeLabel(type) }))}
    />
  )
}
