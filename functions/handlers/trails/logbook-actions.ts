import type { logbook as routes } from '../../../shared/logbook/logbook.routes.ts'
import { toIso } from '../../../shared/time.ts'
import type { Actions } from '../../runtime/serve-routes.ts'
import type { DeviceStore } from '../../stores/devices/devices.ts'
import type { LogbookStore } from '../../stores/devices/logbook.ts'

export type LogbookDeps = {
  devices: Pick<DeviceStore, 'get'>
  logbook: Pick<LogbookStore, 'listBetween' | 'save' | 'remove'>
}

/** The calls of an owner about notes on trips. A note is stored under the start of its trip as the owner saw it. */
export function logbookActions({ devices, logbook }: LogbookDeps): Actions<typeof routes> {
  return {
    async listTripNotes({ path, query }, { scope }) {
      const device = await devices.get(scope, path.id)
      if (device === null) return NOT_FOUND
      return { reply: { notes: await logbook.listBetween(device, sameForm(query.from), sameForm(query.to)) } }
    },

    async saveTripNote({ path, body }, { scope }) {
      const device = await devices.get(scope, path.id)
      if (device === null) return NOT_FOUND
      const start = sameForm(body.start)
      const text = body.note === '' ? null : body.note
      if (body.purpose === null && text === null) {
        await logbook.remove(device, start)
        return { reply: { note: null } }
      }
      const note = { deviceId: device.deviceId, start, purpose: body.purpose, note: text }
      await logbook.save(device, note)
      return { reply: { note } }
    },
  }
}

const NOT_FOUND = { refused: 'not-found' as const }

/** The same instant has one form in the keys of notes, whose order is that of time. */
const sameForm = (instant: string) => toIso(Date.parse(instant))
