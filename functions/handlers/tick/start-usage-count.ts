import type { DueStore } from '../../stores/due.ts'
import { nightOf, requestCount } from '../../usage/request-count.ts'

type Deps = {
  due: Pick<DueStore, 'put' | 'usageNight' | 'advanceUsageNight'>
  clock: () => number
}

/**
 * Requests the nightly count of usage once a night, also for the first tick of a deployment and after an outage. A tick that
 * ends before the night is saved requests it again, which counts nothing twice.
 */
export function startUsageCount({ due, clock }: Deps): () => Promise<void> {
  let requested: number | null = null
  return async () => {
    const now = clock()
    const night = nightOf(now)
    if (requested !== null && requested >= night) return
    requested = await due.usageNight()
    if (requested !== null && requested >= night) return
    await requestCount(now, { due })
    await due.advanceUsageNight(night)
    requested = night
  }
}
