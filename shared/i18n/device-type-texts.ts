import { deviceTypes as en } from './en/device-types.ts'
import { deviceTypes as es } from './es/device-types.ts'
import { deviceTypes as fr } from './fr/device-types.ts'
import { deviceTypes as ja } from './ja/device-types.ts'
import { deviceTypes as pt } from './pt/device-types.ts'
import { textsIn } from './texts-in.ts'
import { deviceTypes as zh } from './zh/device-types.ts'

/** The names of the types of devices, by language. */
export const DEVICE_TYPE_TEXTS = textsIn(en, { es, fr, ja, pt, zh })
