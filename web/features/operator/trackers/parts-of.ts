import { TRACKERS_PER_CALL } from '../../../../shared/operator/trackers.routes.ts'

/** Splits a list into parts that one call takes. */
export const partsOf = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / TRACKERS_PER_CALL) }, (_, index) =>
    items.slice(index * TRACKERS_PER_CALL, (index + 1) * TRACKERS_PER_CALL),
  )
