import { DAY_MS, HOUR_MS, toIso } from '../../../shared/time.ts'

/** The GPS week number overflows every 1,024 weeks. */
const GPS_ROLLOVER_MS = 1024 * 7 * DAY_MS

type WrongClock = { clock: string; timeAt: (now: number) => string | number; flags: string[] }

/** Wrong clocks seen in trackers: the time that each reports at `now`, and how its fix is flagged. */
export const WRONG_CLOCKS: readonly WrongClock[] = [
  { clock: 'an hour ahead', timeAt: (now) => toIso(now + HOUR_MS), flags: ['clock'] },
  { clock: 'a day ahead', timeAt: (now) => toIso(now + DAY_MS), flags: ['clock'] },
  { clock: 'in 2099', timeAt: () => '2099-01-01T00:00:00Z', flags: ['clock'] },
  { clock: 'in 1970', timeAt: () => 0, flags: ['clock'] },
  { clock: 'before 1970', timeAt: () => -86_400, flags: ['clock'] },
  { clock: 'at the GPS epoch', timeAt: () => '1980-01-06T00:00:00Z', flags: ['clock'] },
  { clock: '1,024 weeks behind', timeAt: (now) => toIso(now - GPS_ROLLOVER_MS), flags: ['weekRepaired'] },
  { clock: '2,048 weeks behind', timeAt: (now) => toIso(now - 2 * GPS_ROLLOVER_MS), flags: ['weekRepaired'] },
  { clock: 'in milliseconds', timeAt: (now) => now, flags: [] },
]
