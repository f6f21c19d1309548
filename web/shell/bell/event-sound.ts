import { MINUTE_MS, SECOND_MS } from '../../../shared/time.ts'

const [FIRST_HZ, SECOND_HZ] = [660, 880]
const TONE_SECONDS = 0.14
const VOLUME = 0.12
/** Exponential ramps cannot reach 0. */
const SILENCE = 0.0001
/** A browser that waits for a click before it plays anything must not play an old sound at that click. */
const STALE_MS = SECOND_MS
/** An older event was found late: that is no news. */
const NEWS_MS = 15 * MINUTE_MS

type Seen = { eventId: string; timestamp: string }

/** Whether there are newer events than `previous` had, recent enough for a sound. Both lists are newest first. */
export function isNews(previous: readonly Seen[], events: readonly Seen[], now: number): boolean {
  const [newest] = events
  if (newest === undefined || newest.eventId === previous[0]?.eventId) return false
  const happenedAt = Date.parse(newest.timestamp)
  const isNewer = previous[0] === undefined || happenedAt >= Date.parse(previous[0].timestamp)
  return isNewer && now - happenedAt <= NEWS_MS
}

/** Two short tones. */
export async function playEventSound(): Promise<void> {
  const context = new AudioContext()
  const askedAt = performance.now()
  await context.resume()
  if (performance.now() - askedAt < STALE_MS) {
    tone(context, FIRST_HZ, context.currentTime)
    await ended(tone(context, SECOND_HZ, context.currentTime + TONE_SECONDS))
  }
  await context.close()
}

function tone(context: AudioContext, frequencyHz: number, startsAt: number): OscillatorNode {
  const oscillator = new OscillatorNode(context, { frequency: frequencyHz })
  const volume = new GainNode(context, { gain: VOLUME })
  volume.gain.setValueAtTime(VOLUME, startsAt)
  volume.gain.exponentialRampToValueAtTime(SILENCE, startsAt + TONE_SECONDS)
  oscillator.connect(volume).connect(context.destination)
  oscillator.start(startsAt)
  oscillator.stop(startsAt + TONE_SECONDS)
  return oscillator
}

const ended = (oscillator: OscillatorNode) =>
  new Promise((resolve) => oscillator.addEventListener('ended', resolve, { once: true }))
