import type * as z from 'zod'
import type { NewAlertRule } from '../../shared/alerts/alert-rule.ts'
import { ALL_DEVICES, TAG_BASED } from '../../shared/alerts/alert-rule.ts'
import type { NewGeofence } from '../../shared/geofences/geofence.ts'

/** The places of the demo account. Each raises an alert where it says something. */
export const DEMO_GEOFENCES: readonly z.input<typeof NewGeofence>[] = [
  {
    name: 'Dinner Key Marina',
    description: 'Home of the Sea Ray. An email says when she goes out.',
    shape: 'polygon',
    points: [
      { latitude: 25.7302, longitude: -80.2362 },
      { latitude: 25.7296, longitude: -80.2298 },
      { latitude: 25.7251, longitude: -80.2281 },
      { latitude: 25.7228, longitude: -80.2322 },
      { latitude: 25.7263, longitude: -80.2372 },
    ],
    alertOnEntry: false,
    sendEmailNotifications: true,
    deviceIds: ['SEA240'],
  },
  {
    name: 'Miami Beach Marina',
    description: 'Where the Southern Light starts its charters',
    shape: 'circle',
    points: [{ latitude: 25.7702, longitude: -80.1402 }],
    radius: 220,
    alertOnEntry: false,
    deviceIds: ['YACHT60'],
  },
  {
    name: 'Doral Depot',
    description: 'The trailer must not leave without our knowing.',
    shape: 'rectangle',
    points: [
      { latitude: 25.8058, longitude: -80.3586 },
      { latitude: 25.8036, longitude: -80.3538 },
    ],
    alertOnEntry: false,
    sendEmailNotifications: true,
    deviceIds: ['TRLR05'],
  },
  {
    name: 'Grove School',
    description: 'The children have arrived.',
    shape: 'circle',
    points: [{ latitude: 25.7279, longitude: -80.2568 }],
    radius: 140,
    alertOnExit: false,
    sendEmailNotifications: true,
    deviceIds: ['TESLA3'],
  },
  {
    name: 'Port Everglades',
    description: 'How long the freight waits at the terminal',
    shape: 'polygon',
    points: [
      { latitude: 26.0872, longitude: -80.1262 },
      { latitude: 26.0872, longitude: -80.1185 },
      { latitude: 26.0815, longitude: -80.1185 },
      { latitude: 26.0815, longitude: -80.1262 },
    ],
    deviceIds: ['TRUCK7'],
  },
]

/** 75 mph. */
const SPEEDING_KMH = 120.7
const LOW_BATTERY_VOLTS = 11.9
const NO_CONTACT_MINUTES = 90

const EMAIL = { type: 'email', target: '' } as const

/** The rules of the demo account. */
export const DEMO_RULES: readonly z.input<typeof NewAlertRule>[] = [
  {
    name: 'Speeding',
    deviceId: ALL_DEVICES,
    conditions: [{ type: 'speed', operator: 'above', value: SPEEDING_KMH }],
    actions: [EMAIL, { type: 'push' }],
  },
  {
    name: 'Moved without ignition',
    deviceId: ALL_DEVICES,
    conditions: [{ type: 'movedWithoutIgnition' }],
    actions: [EMAIL, { type: 'push' }],
  },
  {
    name: 'Boat battery low',
    deviceId: TAG_BASED,
    tags: ['boat'],
    conditions: [{ type: 'battery', operator: 'below', value: LOW_BATTERY_VOLTS }],
    actions: [EMAIL],
    cooldownMinutes: 240,
  },
  {
    name: 'No contact offshore',
    deviceId: TAG_BASED,
    tags: ['offshore'],
    conditions: [{ type: 'noContact', value: NO_CONTACT_MINUTES }],
    actions: [EMAIL],
  },
]
