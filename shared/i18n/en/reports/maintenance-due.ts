import type { MaintenanceState } from '../../../maintenance/maintenance.ts'

/** The report of what is due for maintenance, and of what was done. */
export const maintenanceDueTexts = {
  due: 'What is due',
  done: 'Done in this period',
  nothing: 'None of these devices has a maintenance interval.',
  nothingDone: 'Nothing was marked as done in this period.',
  without_one: '{{count}} of the devices has no maintenance interval.',
  without_other: '{{count}} of the devices have no maintenance interval.',
  states: {
    overdue: 'Due',
    dueSoon: 'Due soon',
    ok: 'Up to date',
    unknown: 'Unknown',
  } satisfies Record<MaintenanceState, string>,
  columns: {
    what: 'Maintenance',
    state: 'State',
    every: 'Every',
    leftDistance: 'Distance left',
    leftHours: 'Engine hours left',
    dueOn: 'Due on',
    lastDone: 'Last done',
    odometer: 'Odometer',
    engineHours: 'Engine hours',
    doneOn: 'Done on',
  },
  every: {
    engineHours: '{{hours}} h',
    months_one: '{{count}} month',
    months_other: '{{count}} months',
    /** Whatever comes first. */
    or: ' or ',
  },
  definitions: {
    now: 'What is due is as of the time of this report, whatever its period.',
    due: 'Maintenance is due by distance, engine hours or date, whatever comes first. A negative figure is overdue by that much.',
    dueSoon:
      'Due soon means that a tenth of the interval is left, and at most {{distance}}, {{hours}} engine hours or {{days}} days.',
    readings:
      'Odometers and engine hours are those that the trackers report. Where a tracker reports none, that part is unknown.',
  },
} as const
