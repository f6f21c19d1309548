import type { RuleReason } from '../../watching/event.ts'

type Check = RuleReason['check']
/** By the operator of the condition; `any` where it has none. */
type Forms = Readonly<Record<string, string>>

const signal = (name: string): Forms => ({
  above: `{{device}}’s ${name} rose above {{limit}}: {{saw}} at {{time}}`,
  below: `{{device}}’s ${name} fell below {{limit}}: {{saw}} at {{time}}`,
})

/** What alert rules saw, in messages. */
export const ruleEventTexts = {
  /** One line for each check, with a device, a time, what was seen, its limit and the name of the rule. */
  happened: {
    speed: {
      above: '{{device}} exceeded {{limit}}: {{saw}} at {{time}}',
      below: '{{device}} was slower than {{limit}}: {{saw}} at {{time}}',
      equals: '{{device}} was going {{saw}} at {{time}}',
      notEquals: '{{device}} was going {{saw}}, not {{limit}}, at {{time}}',
      between: '{{device}} was going {{saw}} at {{time}}',
    },
    battery: {
      above: '{{device}}’s battery rose above {{limit}}: {{saw}} at {{time}}',
      below: '{{device}}’s battery fell below {{limit}}: {{saw}} at {{time}}',
      equals: '{{device}}’s battery was at {{saw}} at {{time}}',
      notEquals: '{{device}}’s battery was at {{saw}}, not {{limit}}, at {{time}}',
      between: '{{device}}’s battery was at {{saw}} at {{time}}',
    },
    movement: {
      start: '{{device}} started moving at {{time}}',
      end: '{{device}} stopped at {{time}}',
    },
    timeRange: { any: '{{rule}}: {{device}} at {{time}}' },
    accessory: {
      on: '{{device}}’s ignition was turned on at {{time}}',
      off: '{{device}}’s ignition was turned off at {{time}}',
    },
    drivingBehavior: { any: '{{device}}: {{saw}} at {{time}}' },
    gpsSignal: signal('GPS signal'),
    lteSignal: signal('mobile signal'),
    mileage: { exceeds: '{{device}} passed {{limit}}: {{saw}} at {{time}}' },
    gForce: {
      above: '{{device}} felt more than {{limit}}: {{saw}} at {{time}}',
      below: '{{device}} felt less than {{limit}}: {{saw}} at {{time}}',
      equals: '{{device}} felt {{saw}} at {{time}}',
      notEquals: '{{device}} felt {{saw}}, not {{limit}}, at {{time}}',
      between: '{{device}} felt {{saw}} at {{time}}',
    },
    insideGeofence: { any: '{{rule}}: {{device}} was inside the geofence at {{time}}' },
    outsideGeofence: { any: '{{rule}}: {{device}} was outside of the geofence at {{time}}' },
    noContact: { any: 'No contact with {{device}} for {{saw}}' },
    stoppedFor: { any: '{{device}} has been stopped for {{saw}}' },
    idleFor: { any: '{{device}} has been idling for {{saw}}' },
    movedWithoutIgnition: { any: '{{device}} moved with its ignition off at {{time}}' },
    relayChanged: { any: '{{device}}’s relay changed without your command at {{time}}' },
    maintenanceDue: { any: 'Maintenance due on {{device}}: {{saw}}' },
    bilgePump: { any: '{{device}}’s bilge pump started {{saw}} times in an hour ({{time}})' },
    bilgeHigh: { any: 'High bilge water on {{device}} at {{time}}' },
    shorePower: { any: '{{device}} has been without shore power for {{saw}}' },
    depth: {
      above: '{{device}} is in water deeper than {{limit}}: {{saw}} at {{time}}',
      below: '{{device}} is in water shallower than {{limit}}: {{saw}} at {{time}}',
      equals: '{{device}} was in water {{saw}} deep at {{time}}',
      notEquals: '{{device}} was in water {{saw}} deep, not {{limit}}, at {{time}}',
      between: '{{device}} was in water {{saw}} deep at {{time}}',
    },
    batteryEmptyWithin: { any: '{{device}}’s battery will be empty in {{saw}} ({{time}})' },
    dragging: {
      outside: '{{device}} is dragging its anchor: {{saw}} from it at {{time}}',
      fartherOut: '{{device}} lies farther out than before: {{saw}} from its anchor at {{time}}',
    },
    noPosition: { any: '{{device}} is at anchor and has sent no position for {{saw}}' },
    underWay: { any: '{{device}} got under way at {{time}}, so its anchor watch has ended' },
    returnDue: { any: '{{device}} isn’t back from {{saw}}, planned for {{time}}' },
    overdue: { any: '{{device}} is overdue: not back from {{saw}} by {{time}}' },
    returned: { any: '{{device}} is back: in {{saw}} {{when}}' },
    planEnded: { any: '{{device}} is back: {{saw}} ended its float plan {{when}}' },
    planExtended: { any: '{{device}} is no longer overdue: now due back {{saw}}' },
    boatRemoved: {
      any: '{{device}} was removed from its owner’s boats {{when}}, so its float plan has ended',
    },
  } satisfies Record<Check, Forms>,
  /** Of a rule that fired without a reason that can be read, and of a test. */
  fired: '{{rule}}: {{device}} at {{time}}',
  checks: {
    speed: 'Speed',
    battery: 'Battery',
    movement: 'Movement',
    timeRange: 'Time',
    accessory: 'Ignition',
    drivingBehavior: 'Driving',
    gpsSignal: 'GPS signal',
    lteSignal: 'Mobile signal',
    mileage: 'Odometer',
    gForce: 'Acceleration',
    insideGeofence: 'Inside the geofence',
    outsideGeofence: 'Outside of the geofence',
    noContact: 'No contact',
    stoppedFor: 'Stopped',
    idleFor: 'Idling',
    movedWithoutIgnition: 'Ignition while moving',
    relayChanged: 'Relay',
    maintenanceDue: 'Maintenance due',
    bilgePump: 'Bilge pump starts in an hour',
    bilgeHigh: 'Bilge water',
    shorePower: 'Without shore power',
    depth: 'Water depth',
    batteryEmptyWithin: 'Battery empty in',
    dragging: 'Distance from the anchor',
    noPosition: 'No position',
    underWay: 'Under way',
    returnDue: 'Due back from',
    overdue: 'Overdue from',
    returned: 'Back in',
    planEnded: 'Plan ended by',
    planExtended: 'New planned return',
    boatRemoved: 'Boat removed',
  } satisfies Record<Check, string>,
  withLimit: '{{saw}}, limit {{limit}}',
  /** Values that are words. */
  words: {
    ignition: { on: 'on', off: 'off' },
    /** As in the action of a rule: `off` is cut. */
    relay: { on: 'restored', off: 'cut' },
    bilge: { on: 'high', off: 'normal' },
    movement: { start: 'started', end: 'ended' },
    driving: {
      collision: 'possible collision',
      fall: 'fall',
      rapidAcceleration: 'rapid acceleration',
      rapidDeceleration: 'hard braking',
      rollover: 'possible rollover',
      sharpLeftTurn: 'sharp left turn',
      sharpRightTurn: 'sharp right turn',
    },
  },
  minutes: '{{minutes}} min',
  unknown: 'unknown',
} as const
