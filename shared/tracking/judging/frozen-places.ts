import type { FixPoint } from './fix-order.ts'
import { stepKmh } from './steps.ts'

/**
 * A receiver that froze while driving reappears far away; one that repeated its place while standing does so nearby.
 */
const STOOD_BELOW_KMH = 10

/** A fix and its index among the judged ones. */
export type IndexedFix = { index: number; fix: FixPoint }
/** `next` is the first fix elsewhere after the last repeat; `null` until there is one. */
type FrozenPlace = { since: FixPoint; repeats: IndexedFix[]; next: FixPoint | null }

/**
 * Collects the places that are repeated while a receiver seems frozen, and finds those where the tracker really stood:
 * it went on to the next fix slower than 10 km/h, counted from the first repeat. Some receivers repeat a place exactly
 * while they stand, and report neither that they stand nor their satellites.
 */
export function frozenPlaces() {
  const places = new Map<string, FrozenPlace>()
  let current: FrozenPlace[] = []

  /** The tracker is elsewhere. */
  function leave(next: FixPoint) {
    for (const place of current) place.next = next
    current = []
  }

  return {
    /** Adds a repeated fix. */
    repeat(repeated: IndexedFix) {
      const { fix } = repeated
      const key = `${fix.lat} ${fix.lng}`
      const place = places.get(key) ?? { since: fix, repeats: [], next: fix }
      places.set(key, place)
      place.repeats.push(repeated)
      if (place.next === null) return
      place.next = null
      current.push(place)
    },
    leave,
    /** The repeats at places where the tracker stood, now that `accepted` ends the freeze. Forgets all places. */
    stops(accepted: FixPoint): readonly IndexedFix[] {
      if (places.size === 0) return NONE
      leave(accepted)
      const stops = [...places.values()].filter(
        ({ since, next }) => next !== null && stepKmh(since, next) < STOOD_BELOW_KMH,
      )
      places.clear()
      return stops.flatMap(({ repeats }) => repeats)
    },
  }
}

const NONE: readonly IndexedFix[] = []
