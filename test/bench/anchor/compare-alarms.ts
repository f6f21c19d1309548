import { evidenceOf } from '../../make/anchorages/ideal-observer.ts'
import { type Night, type NightKind, nightOf } from '../../make/anchorages/night.ts'
import { DRAG_NIGHTS, QUIET_NIGHTS } from '../../make/anchorages/night-kinds.ts'
import { RECEIVER_NAMES, type ReceiverName } from '../../make/anchorages/receiver.ts'
import { DRAG_ALARMS } from './alarms.ts'

/** A drag, and how long after the ideal observer it was raised, in seconds; infinite if it was not. */
type Detection = { kind: string; receiver: ReceiverName; intervalSeconds: number; seconds: number }

/** What an alarm did: the kinds of the quiet nights on which it was raised, and the drags that can be known. */
type Compared = { name: string; falseAlarms: string[]; detections: Detection[] }

/** Each alarm on the same nights: so many of every kind, from a seed on. */
export function compareAlarms(seeds: number, seed: number): Compared[] {
  const compared = DRAG_ALARMS.map(({ name, alarmOf }) => {
    const falseAlarms: string[] = []
    const detections: Detection[] = []
    return { name, alarmOf, falseAlarms, detections }
  })
  const quiet: QuietNight[] = []
  for (const { kind, night } of nightsOf(QUIET_NIGHTS, seeds, seed)) {
    const raised = compared.map(({ alarmOf }) => alarmOf(night) !== null)
    for (const [index, one] of compared.entries()) if (raised[index]) one.falseAlarms.push(kind)
    const evidence = Math.max(0, ...evidenceOf(night).map((one) => one.evidence))
    quiet.push({ receiver: night.receiver, evidence, raised: raised[0] ?? false })
  }
  const needed = neededEvidence(quiet)
  for (const { kind, night } of nightsOf(DRAG_NIGHTS, seeds, seed + QUIET_NIGHTS.length * seeds)) {
    const knownAt = knowableAt(night, needed.get(night.receiver) ?? 0)
    if (knownAt === null) continue
    const { receiver, intervalSeconds, dragFrom } = night
    for (const { alarmOf, detections } of compared) {
      const raisedAt = alarmOf(night)
      // an alarm before the drag is a false one, which its owner may no longer believe
      const isFound = raisedAt !== null && raisedAt >= (dragFrom ?? 0)
      const seconds = isFound ? (raisedAt - knownAt) / 1_000 : Number.POSITIVE_INFINITY
      detections.push({ kind, receiver, intervalSeconds, seconds })
    }
  }
  return compared.map(({ name, falseAlarms, detections }) => ({ name, falseAlarms, detections }))
}

/** A night on which the anchor held: the most evidence of a drag, and whether our watch raised an alarm. */
type QuietNight = { receiver: ReceiverName; evidence: number; raised: boolean }

function* nightsOf(kinds: readonly NightKind[], seeds: number, seed: number) {
  for (const [index, kind] of kinds.entries())
    for (let number = 0; number < seeds; number++)
      yield { kind: kind.name, night: nightOf(kind, seed + index * seeds + number) }
}

/**
 * The evidence beyond which the ideal observer raises an alarm: with each receiver, it would have raised as many on the
 * quiet nights as our watch has.
 */
function neededEvidence(nights: readonly QuietNight[]): Map<ReceiverName, number> {
  return new Map(
    RECEIVER_NAMES.map((receiver) => {
      const same = nights.filter((night) => night.receiver === receiver)
      const most = same.map(({ evidence }) => evidence).toSorted((a, b) => b - a)
      return [receiver, most[same.filter(({ raised }) => raised).length] ?? 0]
    }),
  )
}

const knowableAt = (night: Night, needed: number): number | null =>
  evidenceOf(night).find(({ at, evidence }) => at >= (night.dragFrom ?? 0) && evidence > needed)?.at ?? null
