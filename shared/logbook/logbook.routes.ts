import * as z from 'zod'
import { route } from '../http/route.ts'
import { TRIP_NOTE_MAX, TripNote, TripPurpose } from './trip-note.ts'

const listTripNotes = route({
  method: 'GET',
  path: '/vectra/device/{id}/logbook',
  access: 'account',
  permission: 'devices:read',
  summary: 'What is noted on the trips of a device that start within a range',
  query: z.object({ from: z.iso.datetime(), to: z.iso.datetime() }),
  reply: z.object({ notes: z.array(TripNote) }),
  refusals: [{ status: 404, code: 'not-found' }],
})

const saveTripNote = route({
  method: 'PUT',
  path: '/vectra/device/{id}/logbook',
  access: 'account',
  permission: 'logbook:write',
  summary: 'Marks a trip as business or private, with a note. Without both, removes what was noted',
  body: z.strictObject({
    start: z.iso.datetime(),
    purpose: TripPurpose.nullable(),
    note: z.string().trim().max(TRIP_NOTE_MAX).nullable(),
  }),
  reply: z.object({ note: TripNote.nullable() }),
  refusals: [{ status: 404, code: 'not-found' }],
})

export const logbook = { listTripNotes, saveTripNote }
