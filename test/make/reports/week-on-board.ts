import type { OnBoardFigures } from '../../../shared/reports/figures/on-board/on-board-figures.ts'
import { at, dateOf, FRI, MON, SAT, SUN, THU, TUE, WED, type Week } from './weeks.ts'

const MINUTES_PER_DAY = 24 * 60

/**
 * What the made week's boat reports on board: on shore power but for the night to Wednesday, from 22:00 to 2:00, high
 * water for half an hour on Thursday, and nothing at all on Saturday.
 */
export function weekOnBoard(week: Week): OnBoardFigures {
  const outage = new Map<number, number>([
    [TUE, 120],
    [WED, 120],
  ])
  const dayOf = (day: number): OnBoardFigures['days'][number] => {
    const date = dateOf(week, day)
    if (day === SAT)
      return {
        date,
        bilgePumpStarts: null,
        bilgeHighMinutes: null,
        shorePowerMinutes: null,
        withoutShorePowerMinutes: null,
        hasContact: false,
        minutesWithoutContact: MINUTES_PER_DAY,
        batteries: new Map(),
        shallowestM: null,
        tanks: new Map(),
      }
    const withoutShorePowerMinutes = outage.get(day) ?? 0
    const length = day === SUN ? week.sundayMinutes : MINUTES_PER_DAY
    return {
      date,
      bilgePumpStarts: day === THU ? 7 : 2,
      bilgeHighMinutes: day === THU ? 30 : 0,
      shorePowerMinutes: length - withoutShorePowerMinutes,
      withoutShorePowerMinutes,
      hasContact: true,
      minutesWithoutContact: 0,
      batteries: new Map([['house', { lowVolts: day === WED ? 12.1 : 12.6, highVolts: 13.6 }]]),
      shallowestM: day === FRI ? 1.8 : 2.4,
      tanks: new Map([['fuel', 0.7]]),
    }
  }
  return {
    days: [MON, TUE, WED, THU, FRI, SAT, SUN].map(dayOf),
    highWater: [{ from: at(week, THU, '10:00'), to: at(week, THU, '10:30'), minutes: 30 }],
    withoutShorePower: [{ from: at(week, TUE, '22:00'), to: at(week, WED, '02:00'), minutes: 240 }],
  }
}
