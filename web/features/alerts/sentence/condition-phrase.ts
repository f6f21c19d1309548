import type { TFunction } from 'i18next'
import type { Condition } from '../../../../shared/rules/condition.ts'
import { cityOf } from '../../../../shared/times/zones.ts'
import type { UnitTexts } from '../../../ui/units/unit-texts.ts'

/** How figures, times and places are written. */
export type ConditionWriting = {
  t: TFunction
  units: Pick<UnitTexts, 'speedText' | 'voltageText' | 'percentText' | 'roundDistanceText' | 'roundHoursText'>
  gText: (g: number) => string
  depthText: (metres: number) => string
  minutesText: (minutes: number) => string
  /** `22:00` as the account writes times. */
  timeOfDayText: (time: string) => string
  /** `null` for one that is deleted. */
  geofenceName: (geofenceId: string) => string | null
}

type Phrases = {
  readonly [Type in Condition['type']]: (
    condition: Extract<Condition, { type: Type }>,
    writing: ConditionWriting,
  ) => string
}

/** A condition as the end of a sentence that begins with the device. */
const PHRASES: Phrases = {
  speed: ({ operator, value, valueTo = value }, { t, units: { speedText } }) =>
    t(`alerts.does.speed.${operator}`, { value: speedText(value), valueTo: speedText(valueTo) }),
  battery: ({ operator, value, valueTo = value }, { t, units: { voltageText } }) =>
    t(`alerts.does.battery.${operator}`, { value: voltageText(value), valueTo: voltageText(valueTo) }),
  gForce: ({ operator, value, valueTo = value }, { t, gText }) =>
    t(`alerts.does.gForce.${operator}`, { value: gText(value), valueTo: gText(valueTo) }),
  movement: ({ operator }, { t }) => t(`alerts.does.movement.${operator}`),
  timeRange: ({ timeStart, timeEnd, timezone }, { t, timeOfDayText }) =>
    t('alerts.does.timeRange', {
      start: timeOfDayText(timeStart),
      end: timeOfDayText(timeEnd),
      zone: zoneText(t, timezone),
    }),
  accessory: ({ operator }, { t }) => t(`alerts.does.accessory.${operator}`),
  drivingBehavior: ({ behaviorType }, { t }) => t(`alerts.does.drivingBehavior.${behaviorType}`),
  signalStrength: ({ signalType, operator, value }, { t, units: { percentText } }) =>
    t(`alerts.does.${signalType}Signal.${operator}`, { value: percentText(value) }),
  mileage: ({ value }, { t, units: { roundDistanceText } }) =>
    t('alerts.does.mileage', { value: roundDistanceText(value) }),
  insideGeofence: ({ geofenceId }, writing) => atGeofence('insideGeofence', geofenceId, writing),
  outsideGeofence: ({ geofenceId }, writing) => atGeofence('outsideGeofence', geofenceId, writing),
  noContact: ({ value }, { t, minutesText }) => t('alerts.does.noContact', { value: minutesText(value) }),
  stoppedFor: ({ value }, { t, minutesText }) => t('alerts.does.stoppedFor', { value: minutesText(value) }),
  idleFor: ({ value }, { t, minutesText }) => t('alerts.does.idleFor', { value: minutesText(value) }),
  movedWithoutIgnition: (_, { t }) => t('alerts.does.movedWithoutIgnition'),
  relayChanged: (_, { t }) => t('alerts.does.relayChanged'),
  bilgePump: ({ value }, { t }) => t('alerts.does.bilgePump', { value }),
  bilgeHigh: (_, { t }) => t('alerts.does.bilgeHigh'),
  shorePower: ({ value }, { t, minutesText }) => t('alerts.does.shorePower', { value: minutesText(value) }),
  depth: ({ operator, value, valueTo = value }, { t, depthText }) =>
    t(`alerts.does.depth.${operator}`, { value: depthText(value), valueTo: depthText(valueTo) }),
  batteryEmptyWithin: ({ value }, { t, units: { roundHoursText } }) =>
    t('alerts.does.batteryEmptyWithin', { value: roundHoursText(value) }),
  maintenanceDue: (_, { t }) => t('alerts.does.maintenanceDue'),
}

export const conditionPhrase = <Type extends Condition['type']>(
  condition: Extract<Condition, { type: Type }>,
  writing: ConditionWriting,
): string => PHRASES[condition.type](condition, writing)

/** `Eastern`; the city of a zone that is not offered. */
function zoneText(t: TFunction, timezone: string): string {
  const offered = ALERT_ZONES.find(({ zone }) => zone === timezone)
  return offered === undefined ? cityOf(timezone) : t(`alerts.zones.${offered.name}`)
}

const atGeofence = (
  side: 'insideGeofence' | 'outsideGeofence',
  geofenceId: string,
  { t, geofenceName }: ConditionWriting,
) => t(`alerts.does.${side}`, { geofence: geofenceName(geofenceId) ?? t('alerts.deletedGeofence') })

/** The time zones that a condition offers (specification 3.5), with the keys of their names. */
export const ALERT_ZONES = [
  { zone: 'UTC', name: 'UTC' },
  { zone: 'America/New_York', name: 'eastern' },
  { zone: 'America/Chicago', name: 'central' },
  { zone: 'America/Denver', name: 'mountain' },
  { zone: 'America/Los_Angeles', name: 'pacific' },
  { zone: 'America/Toronto', name: 'canadaEastern' },
  { zone: 'Europe/London', name: 'london' },
  { zone: 'Europe/Paris', name: 'centralEurope' },
  { zone: 'Asia/Tokyo', name: 'tokyo' },
  { zone: 'Australia/Sydney', name: 'sydney' },
] as const
