import type { DeviceView } from '../../../shared/devices/device.ts'
import {
  type CustomIcon,
  type DeviceType,
  deviceTypeOf,
  isCustomIcon,
  isDeviceType,
} from '../../../shared/devices/device-types.ts'
import type { Silhouette } from '../../ui/silhouettes.ts'

const BY_TYPE: Record<DeviceType, Silhouette> = {
  boat: 'boat',
  jetski: 'jetski',
  kayak: 'kayak',
  sailboat: 'sailboat',
  yacht: 'yacht',
  car: 'car',
  electric_car: 'car',
  truck: 'truck',
  van: 'van',
  bus: 'bus',
  rv: 'rv',
  trailer: 'trailer',
  motorcycle: 'motorcycle',
  scooter: 'scooter',
  bicycle: 'bicycle',
  ebike: 'bicycle',
  atv: 'quad',
  snowmobile: 'snowmobile',
  golf_cart: 'golfCart',
  tractor: 'tractor',
  construction: 'excavator',
  forklift: 'forklift',
  excavator: 'excavator',
  delivery: 'truck',
  taxi: 'taxi',
  emergency: 'fireEngine',
  police: 'police',
  medical: 'ambulance',
  aircraft: 'aircraft',
  helicopter: 'helicopter',
  train: 'train',
  tools: 'wrench',
  generator: 'generator',
  compressor: 'compressor',
  lawn_equipment: 'mower',
  farm_equipment: 'tractor',
  heavy_equipment: 'excavator',
  industrial: 'factory',
  container: 'container',
  storage: 'boxes',
  shed: 'shed',
  pet: 'animal',
  luggage: 'suitcase',
  drone: 'drone',
  custom: 'other',
  other: 'other',
}

const BY_ICON: Record<CustomIcon, Silhouette> = {
  DevicesOther: 'other',
  DirectionsBoat: 'boat',
  DirectionsCar: 'car',
  LocalShipping: 'truck',
  TwoWheeler: 'motorcycle',
  Flight: 'aircraft',
  Train: 'train',
  Agriculture: 'tractor',
  Build: 'wrench',
  Construction: 'excavator',
  Warehouse: 'boxes',
  Pets: 'animal',
  SportsMotorsports: 'quad',
  ElectricScooter: 'scooter',
  HomeWork: 'shed',
}

/** A device's drawing: that of its custom icon if it has one, otherwise of its type, otherwise a box. */
export function silhouetteOf({
  deviceType,
  customIcon,
}: Pick<DeviceView, 'deviceType' | 'customIcon'>): Silhouette {
  if (customIcon !== null && isCustomIcon(customIcon)) return BY_ICON[customIcon]
  const type = deviceTypeOf(deviceType)
  return isDeviceType(type) ? BY_TYPE[type] : 'other'
}
