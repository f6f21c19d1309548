import { MINUTE_MS } from '../../time.ts'
import { EMPTY_VOLTS } from '../../tracking/view/battery-forecast.ts'
import type { AnchorState } from './anchor-state.ts'

/** A battery is charged again from here: 0.3 V above the voltage of an empty one, as in rules. */
const CHARGED_FROM_VOLTS = 12.1
/** The voltage dips for seconds when an engine starts. */
const LOW_FOR_MS = MINUTE_MS

type Battery = AnchorState['battery']

/** The battery after a reading at a time (epoch ms): low after a minute, until it is charged again. */
export function nextBattery({ lowSince, isLow }: Battery, volts: number, at: number): Battery {
  if (volts >= CHARGED_FROM_VOLTS) return { lowSince: null, isLow: false }
  if (volts >= EMPTY_VOLTS) return { lowSince: null, isLow }
  const since = lowSince ?? at
  return { lowSince: since, isLow: isLow || at - since >= LOW_FOR_MS }
}
