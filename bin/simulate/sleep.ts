import { setTimeout as delay } from 'node:timers/promises'
import { SECOND_MS } from '../../shared/time.ts'

/** Resolves after the seconds, or as soon as the signal aborts. */
export const sleep = (seconds: number, signal?: AbortSignal) =>
  delay(seconds * SECOND_MS, undefined, { signal }).catch(() => undefined)
