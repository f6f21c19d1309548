import { fieldReader, isObject } from '../trackers/field-reader.ts'
import { textOf } from '../trackers/values.ts'
import type { GatewayDialect } from './dialect-names.ts'
import { flattened } from './flespi.ts'

const UNIT_ID_MAX = 64
const NAME_MAX = 80

/** The part of a request that is about one unit. Its dialect decodes `body`. */
export type UnitPart = { unitId: string; name: string | null; model: string | null; body: unknown }

/** Splits a request by unit. Parts that name no unit are only counted. */
type Split = (body: unknown) => { parts: UnitPart[]; nameless: number }

/** The id of the boat that carries the Signal K server. */
export const SELF = 'self'

/** How each dialect names the unit of a message. */
const UNIT_OF: Record<GatewayDialect, (element: unknown) => UnitPart | null> = {
  traccar(element) {
    const device = isObject(element) && isObject(element.device) ? element.device : {}
    return partOf(device.uniqueId, device.name, device.model, element)
  },
  flespi(element) {
    const field = fieldReader(isObject(element) ? flattened(element) : {})
    return partOf(field('ident'), field('device.name'), field('device.type.name'), element)
  },
  signalk(element) {
    const context = isObject(element) ? textOf(element.context, UNIT_ID_MAX) : null
    const isSelf = context === null || context === `vessels.${SELF}`
    return partOf(isSelf ? SELF : context.replace(/^vessels\./, ''), null, null, element)
  },
  vectra(element) {
    const field = fieldReader(isObject(element) ? element : {})
    return partOf(field('unitid', 'deviceid', 'trackerid', 'id'), field('name'), field('model'), element)
  },
}

function partOf(id: unknown, name: unknown, model: unknown, body: unknown): UnitPart | null {
  const unitId = textOf(typeof id === 'number' ? String(id) : id, UNIT_ID_MAX)
  return unitId === null
    ? null
    : { unitId, name: textOf(name, NAME_MAX), model: textOf(model, NAME_MAX), body }
}

/** The parts of a request of a gateway, one for each unit, with an array of its messages. */
export const splitterOf =
  (dialect: GatewayDialect): Split =>
  (body) => {
    const units = new Map<string, UnitPart & { body: unknown[] }>()
    let nameless = 0
    for (const element of Array.isArray(body) ? body : [body]) {
      const part = UNIT_OF[dialect](element)
      if (part === null) nameless++
      else {
        const unit = units.get(part.unitId)
        if (unit === undefined) units.set(part.unitId, { ...part, body: [part.body] })
        else unit.body.push(part.body)
      }
    }
    return { parts: [...units.values()], nameless }
  }
