import type { Freshness } from '../../shared/devices/tracking.ts'
import type { Tone } from '../../shared/tone.ts'

/** Status colours for the page and the map. A shape or a word always accompanies them. */
export const STATUS_COLOURS: Record<Tone, Record<Freshness, string>> = {
  light: { live: '#0f7343', delayed: '#9a5500', lastKnown: '#5d6776', asleep: '#6d3fd4', silent: '#5d6776' },
  dark: { live: '#3ecf8e', delayed: '#f2b04b', lastKnown: '#97a3b6', asleep: '#b79bff', silent: '#97a3b6' },
}

export const ALERT_COLOUR: Record<Tone, string> = { light: '#c92a2a', dark: '#ff8787' }
