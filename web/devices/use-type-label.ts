import { useTranslation } from 'react-i18next'
import { isDeviceType, unknownTypeLabel } from '../../shared/devices/device-types.ts'

/** What a device type is called; one that is not ours by its id. */
export function useTypeLabel(): (type: string) => string {
  const { t } = useTranslation()
  return (type) => (isDeviceType(type) ? t(`deviceTypes.${type}`) : unknownTypeLabel(type))
}
