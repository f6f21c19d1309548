/** The colour of a kind of device; each theme has its own shade of it. */
export type TypeColour = 'sea' | 'slate' | 'ochre' | 'moss' | 'sky' | 'rose' | 'violet' | 'clay'

/** Every device type of the specification (1.3, and those of the picker, 2.3) with the colour of its kind. */
export const DEVICE_TYPES = {
  boat: 'sea',
  jetski: 'sea',
  kayak: 'sea',
  sailboat: 'sea',
  yacht: 'sea',
  car: 'slate',
  electric_car: 'moss',
  truck: 'clay',
  van: 'slate',
  bus: 'ochre',
  rv: 'clay',
  trailer: 'clay',
  motorcycle: 'violet',
  scooter: 'violet',
  bicycle: 'moss',
  ebike: 'moss',
  atv: 'violet',
  snowmobile: 'sky',
  golf_cart: 'moss',
  tractor: 'moss',
  construction: 'ochre',
  forklift: 'ochre',
  excavator: 'ochre',
  delivery: 'clay',
  taxi: 'ochre',
  emergency: 'rose',
  police: 'sky',
  medical: 'rose',
  aircraft: 'sky',
  helicopter: 'sky',
  train: 'slate',
  tools: 'ochre',
  generator: 'ochre',
  compressor: 'ochre',
  lawn_equipment: 'moss',
  farm_equipment: 'moss',
  heavy_equipment: 'ochre',
  industrial: 'slate',
  container: 'clay',
  storage: 'clay',
  shed: 'clay',
  pet: 'rose',
  luggage: 'violet',
  drone: 'sky',
  custom: 'slate',
  other: 'slate',
} as const satisfies Record<string, TypeColour>

export type DeviceType = keyof typeof DEVICE_TYPES

export const DEFAULT_TYPE: DeviceType = 'boat'
/** The boats that lie at anchor with people aboard. */
const ANCHORING_TYPES: ReadonlySet<string> = new Set<DeviceType>(['boat', 'sailboat', 'yacht'])
const UNKNOWN_TYPE_COLOUR: TypeColour = 'slate'

/** The types of the device picker, in its order (2.3). */
export const PICKER_TYPES = [
  'boat',
  'car',
  'truck',
  'motorcycle',
  'atv',
  'rv',
  'trailer',
  'scooter',
  'aircraft',
  'heavy_equipment',
  'farm_equipment',
  'tools',
  'pet',
  'container',
  'custom',
] as const satisfies readonly DeviceType[]

/** The icons of the custom type by their names in the specification (2.3), the default first. */
export const CUSTOM_ICONS = [
  'DevicesOther',
  'DirectionsBoat',
  'DirectionsCar',
  'LocalShipping',
  'TwoWheeler',
  'Flight',
  'Train',
  'Agriculture',
  'Build',
  'Construction',
  'Warehouse',
  'Pets',
  'SportsMotorsports',
  'ElectricScooter',
  'HomeWork',
] as const

export type CustomIcon = (typeof CUSTOM_ICONS)[number]

export const isDeviceType = (type: string): type is DeviceType => Object.hasOwn(DEVICE_TYPES, type)

/** Whether a device of the type can have an anchor watch. */
export const canAnchor = (type: string): boolean => ANCHORING_TYPES.has(type)

export const isCustomIcon = (name: string | null): name is CustomIcon =>
  CUSTOM_ICONS.some((icon) => icon === name)

/** The type of a device; a boat where it has none. */
export const deviceTypeOf = (type: string | null | undefined): string => type || DEFAULT_TYPE

export const typeColour = (type: string): TypeColour =>
  isDeviceType(type) ? DEVICE_TYPES[type] : UNKNOWN_TYPE_COLOUR

/** The label of a type that is not ours: capitalised, with spaces for underscores. */
export function unknownTypeLabel(type: string): string {
  const words = type.replaceAll('_', ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
