import type { FixPoint } from './fix-order.ts'
import { stepKmh } from './steps.ts'

/** What froze while it drove comes back far away; what held its place while it stood comes back beside it. */
const STOOD_BELOW_KMH = 10

/** A fix and where it stands among the others. */
export type IndexedFix = { index: number; fix: FixPoint }
/** `next` is the first fix elsewhere after the last repeat; `null` while none came. */
type Repeated = { since: FixPoint; repeats: IndexedFix[]; next: FixPoint | null }

/**
 * The places that are repeated while a receiver is thought to be frozen, and which of them were stays: the tracker
 * went from there to the next fix slower than 10 km/h, counted from the first repeat on. Some receivers hold a place
 * exactly while they stand, and neither say so nor tell their satellites.
 */
export function frozenPlaces() {
  const places = new Map<string, Repeated>()
  let here: Repeated[] = []

  function leave(next: FixPoint) {
    for (const place of here) place.next = next
    here = []
  }

  return {
    repeat(link: IndexedFix) {
      const key = `${link.fix.lat} ${link.fix.lng}`
      const place = places.get(key) ?? { since: link.fix, repeats: [], next: link.fix }
      places.set(key, place)
      place.repeats.push(link)
      if (place.next === null) return
      place.next = null
      here.push(place)
    },
    leave,
    /** The repeats that count after all, now that the tracker is believed again. */
    stays(believed: FixPoint): readonly IndexedFix[] {
      if (places.size === 0) return NONE
      leave(believed)
      const stays = [...places.values()].filter(
        ({ since, next }) => next !== null && stepKmh(since, next) < STOOD_BELOW_KMH,
      )
      places.clear()
      return stays.flatMap(({ repeats }) => repeats)
    },
  }
}

const NONE: readonly IndexedFix[] = []
