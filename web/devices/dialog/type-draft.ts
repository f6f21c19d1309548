import { NewDevice } from '../../../shared/devices/device.ts'
import {
  CUSTOM_ICONS,
  type CustomIcon,
  isCustomIcon,
  isDeviceType,
} from '../../../shared/devices/device-types.ts'

/** The type of a device, with the icon of a custom one. */
export type TypeDraft = { deviceType: string; customIcon: CustomIcon | null }

export const DEFAULT_ICON = CUSTOM_ICONS[0]

/** The id of a custom type: its name in lower case, with underscores for spaces (specification 2.5). */
export const customTypeId = (name: string) => name.trim().toLowerCase().replaceAll(' ', '_')

/** A type without an icon of its own. */
export const listedType = (deviceType: string): TypeDraft => ({ deviceType, customIcon: null })

/** A custom type by its name; `null` where the name cannot be one. */
export function customType(name: string, customIcon: CustomIcon): TypeDraft | null {
  const id = NewDevice.shape.deviceType.safeParse(customTypeId(name))
  return id.success ? { deviceType: id.data, customIcon } : null
}

/** Whether the owner made the type up. */
export const isCustom = ({ deviceType, customIcon }: TypeDraft) =>
  customIcon !== null || !isDeviceType(deviceType)

/** The draft of a type as a device stores it. */
export const typeDraftOf = ({
  deviceType,
  customIcon,
}: {
  deviceType: string
  customIcon: string | null
}): TypeDraft => ({ deviceType, customIcon: isCustomIcon(customIcon) ? customIcon : null })
