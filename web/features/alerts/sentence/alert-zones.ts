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
