import { expect, test } from 'vitest'
import { anEvent } from '../../../make/an-event.ts'
import { eventsCsv } from './events-csv.ts'

const EVENT = anEvent({
  deviceName: '=Sea Ray, 240',
  speed: 100,
  notifications: [
    {
      channel: 'email',
      recipient: 'me@example.com',
      state: 'sent',
      at: '2026-11-21T12:00:02.000Z',
      detail: null,
    },
  ],
})

test('GEO-3 events are written in the account’s zone and units, and no spreadsheet runs their names', () => {
  const written = { timeZone: 'America/New_York', perKmh: 0.621371, headText: (column: string) => column }
  const [head, line, rest] = eventsCsv([EVENT], written).split('\r\n')
  expect(head?.startsWith('time,type,device,')).toBe(true)
  expect(line).toBe(
    `2026-11-21T07:00:00-05:00,entry,"'=Sea Ray, 240",SEA240,,Marina,25.77,-80.17,62.1,,false,email sent,e1`,
  )
  expect(rest).toBe('')
})
