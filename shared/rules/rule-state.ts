import * as z from 'zod'
import type { Point } from '../geo/point.ts'
import { parseJson } from '../json.ts'
import { toSteps } from '../tracking/packing/resolution.ts'
import type { TrackedReader, TrackedWriter } from '../tracking/packing/tracked-bytes.ts'
import { RuleReason } from '../watching/event.ts'
import type { Memory } from './conditions/compiled-condition.ts'

/** The first report that meets all conditions of a rule, which must hold a while. Epoch ms. */
export type Pending = Point & {
  at: number
  speedKmh: number | null
  course: number | null
  reasons: readonly RuleReason[]
}

/** The state of a rule for a device, from which its next firing follows. Times in epoch ms. */
export type RuleState = {
  ruleId: string
  definedAt: number
  /** Not fired since its conditions were last false. */
  armed: boolean
  pending: Pending | null
  lastFiredAt: number | null
  /** The time between two reports that a change without a report has been evaluated for. */
  steppedTo: number | null
  /** The memories of the rule's conditions, in their order. */
  memories: readonly Memory[]
}

const Reasons = z.array(RuleReason)

export function writeRuleState(write: TrackedWriter, state: RuleState) {
  const { ruleId, definedAt, armed, pending, lastFiredAt, steppedTo, memories } = state
  write.text(ruleId)
  write.whole(definedAt)
  write.flag(armed)
  write.wholeOrNull(lastFiredAt)
  write.wholeOrNull(steppedTo)
  write.count(memories.length)
  for (const memory of memories) {
    write.count(memory.length)
    for (const value of memory) write.whole(value)
  }
  write.flag(pending !== null)
  if (pending === null) return
  write.whole(pending.at)
  write.whole(toSteps(pending.lat, 'lat'))
  write.whole(toSteps(pending.lng, 'lng'))
  write.measured(pending.speedKmh, 'speedKmh')
  write.measured(pending.course, 'course')
  write.text(JSON.stringify(pending.reasons))
}

/** Throws a `RangeError` for bytes that `writeRuleState` did not write. */
export function readRuleState(read: TrackedReader): RuleState {
  const ruleId = read.text()
  const definedAt = read.whole()
  const armed = read.flag()
  const lastFiredAt = read.wholeOrNull()
  const steppedTo = read.wholeOrNull()
  const memories = Array.from({ length: read.count() }, () =>
    Array.from({ length: read.count() }, () => read.whole()),
  )
  const pending = read.flag() ? readPending(read) : null
  return { ruleId, definedAt, armed, pending, lastFiredAt, steppedTo, memories }
}

function readPending(read: TrackedReader): Pending {
  const at = read.whole()
  const [lat, lng] = [read.coordinate('lat'), read.coordinate('lng')]
  const [speedKmh, course] = [read.measured('speedKmh'), read.measured('course')]
  const reasons = Reasons.safeParse(parseJson(read.text()))
  if (!reasons.success) throw new RangeError('the reasons of a rule cannot be read')
  return { at, lat, lng, speedKmh, course, reasons: reasons.data }
}
