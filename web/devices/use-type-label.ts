import { useTranslation } from 'react-i18next'
import { isDeviceType, unknownTypeLabel } from '../../shared/devices/device-types.ts'

/** The label of a device type; for an unknown type, made from its id. */
export function useTypeLabel(): (type: string) => string {
  const { t } = useTranslation()
  return (type) => (isDeviceType(type) ? t(`deviceTypes.${type}`) : unknownTypeLabel(type))
}
