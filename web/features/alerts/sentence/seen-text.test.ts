import i18next from 'i18next'
import { beforeAll, expect, test } from 'vitest'
import { appTexts as en } from '../../../i18n/en/app.ts'
import { onBoardTexts } from '../../../i18n/en/on-board.ts'
import { createUnitTexts } from '../../../ui/units/unit-texts.ts'
import { type Seen, seenText } from './seen-text.ts'

const texts = i18next.createInstance()
beforeAll(async () => {
  await texts.init({
    lng: 'en',
    resources: { en: { translation: en } },
    interpolation: { escapeValue: false },
  })
  texts.addResourceBundle('en', 'translation', onBoardTexts, true)
})

const NOTHING: Seen = { check: 'speed', operator: null, saw: null, limit: null, unit: null }

test.each<[Partial<Seen>, string]>([
  [
    { check: 'speed', operator: 'above', saw: 96.56, limit: 80.47, unit: 'km/h' },
    'Speed 60 mph, limit 50 mph',
  ],
  [{ check: 'speed', operator: 'above', unit: 'km/h', limit: 80 }, 'Speed unknown'],
  [
    { check: 'speed', operator: 'between', saw: 64.37, limit: '48.28–80.47', unit: 'km/h' },
    'Speed 40 mph, limit 30 mph – 50 mph',
  ],
  [
    { check: 'battery', operator: 'below', saw: 11.6, limit: 11.8, unit: 'V' },
    'Battery 11.6 V, limit 11.8 V',
  ],
  [{ check: 'movement', operator: 'end' }, 'Stopped moving'],
  [{ check: 'timeRange', saw: '22:14', limit: '22:00–06:00' }, 'Time 22:14, between 22:00–06:00'],
  [{ check: 'accessory', operator: 'on', saw: 'on', limit: 'on' }, 'Ignition on'],
  [{ check: 'accessory', operator: 'on', limit: 'on' }, 'Ignition unknown'],
  [{ check: 'drivingBehavior', saw: 'collision', limit: 'collision' }, 'Driving behavior: Collision'],
  [{ check: 'insideGeofence', saw: 30, unit: 'm' }, 'Inside the geofence by 98 ft'],
  [{ check: 'outsideGeofence', saw: 18_800, unit: 'm' }, 'Outside the geofence by 11.68 mi'],
  [{ check: 'idleFor', saw: 12, limit: 10, unit: 'min' }, 'Idle for 12 min, limit 10 min'],
  [{ check: 'movedWithoutIgnition', saw: 'off' }, 'Moved with the ignition off'],
  [{ check: 'relayChanged', saw: 'off', limit: 'on' }, 'Relay cut, and you last switched it to restored'],
  [{ check: 'relayChanged', saw: 'off' }, 'Relay cut, and you didn’t switch it'],
  [{ check: 'relayChanged' }, 'Relay unknown'],
  [{ check: 'maintenanceDue', saw: 'Oil change, Tires' }, 'Due: Oil change, Tires'],
  [{ check: 'maintenanceDue' }, 'No maintenance was due'],
  [{ check: 'bilgePump', saw: 5, limit: 4 }, 'Bilge pump starts in an hour: 5, limit 4'],
  [{ check: 'bilgeHigh', saw: 'on' }, 'Bilge water high'],
  [{ check: 'bilgeHigh', saw: 'off' }, 'Bilge water normal'],
  [{ check: 'shorePower', saw: 12, limit: 10, unit: 'min' }, 'Without shore power for 12 min, limit 10 min'],
  [{ check: 'depth', operator: 'below', saw: 2.4, limit: 3, unit: 'm' }, 'Water depth 2.4 m, limit 3 m'],
  [{ check: 'batteryEmptyWithin', saw: 5, limit: 6, unit: 'h' }, 'Battery empty in 5 h, limit 6 h'],
  [{ check: 'depth', operator: 'below', limit: 3, unit: 'm' }, 'Water depth unknown'],
  [{ check: 'overdue', saw: 'on' }, 'Overdue from on'],
  [{ check: 'returned', saw: 'Dinner Key' }, 'Back in Dinner Key'],
  [{ check: 'planEnded', saw: 'Ben' }, 'Plan ended by Ben'],
  [{ check: 'planEnded' }, 'Plan ended by unknown'],
  [{ check: 'boatRemoved' }, 'Boat removed from the account’s boats'],
  [
    { check: 'planExtended', saw: '2026-06-01T14:00:00.000Z' },
    'New planned return the date of 2026-06-01T14:00:00.000Z',
  ],
])('ALR-1 %o is said as %s', (seen, text) => {
  const said = seenText(
    { ...NOTHING, ...seen },
    {
      t: texts.t,
      units: createUnitTexts('miles', 'en'),
      gText: (g) => `${g} g`,
      depthText: (metres) => `${metres} m`,
      minutesText: (minutes) => `${minutes} min`,
      dateText: (at) => `the date of ${at}`,
    },
  )
  expect(said.replaceAll('\u202f', ' ')).toBe(text)
})
