import { useTranslation } from 'react-i18next'
import type { DeviceView } from '../../../shared/devices/device.ts'
import { deviceTypeOf } from '../../../shared/devices/device-types.ts'
import { useTypeLabel } from '../../devices/use-type-label.ts'
import { saveFile } from '../../ui/files/save-file.ts'
import { useTimes } from '../../ui/times/clock.tsx'
import { useUnits } from '../../ui/units/use-units.tsx'
import { devicesCsv } from './list/devices-csv.ts'

/** Downloads devices as CSV. */
export function useExport(): (devices: readonly DeviceView[]) => void {
  const { t } = useTranslation()
  const { zone, dayOf } = useTimes()
  const { speed } = useUnits()
  const typeLabel = useTypeLabel()
  return (devices) => {
    const text = devicesCsv(devices, {
      timeZone: zone,
      perKmh: speed.perKmh,
      headText: (column) => t(`devicesPage.csv.${column}`, { unit: speed.unit }),
      typeText: (type) => typeLabel(deviceTypeOf(type)),
      yesNo: {
        subscribed: [t('devicesPage.subscription.yes'), t('devicesPage.subscription.no')],
        online: [t('devicesPage.online'), t('devicesPage.offline')],
      },
    })
    saveFile({ name: `devices_${dayOf(Date.now())}.csv`, type: 'text/csv', text })
  }
}
