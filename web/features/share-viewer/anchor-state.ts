import type { Tone } from '../../../shared/tone.ts'
import { isAlarm, type SharedAnchorWatch } from '../../../shared/watching/anchor/shared-anchor-watch.ts'
import { ALERT_COLOUR, STATUS_COLOURS } from '../../theme/status-colours.ts'

type Watch = Pick<SharedAnchorWatch, 'state'>

export const isOn = ({ state }: Watch): boolean => state !== 'ended'

/** The colour of a watch in its state, in the card and on the map. */
export function watchColour(watch: Watch, tone: Tone): string {
  if (isAlarm(watch)) return ALERT_COLOUR[tone]
  const { live, delayed, lastKnown } = STATUS_COLOURS[tone]
  if (!isOn(watch)) return lastKnown
  return watch.state === 'nearEdge' ? delayed : live
}
