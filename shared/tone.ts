export const TONES = ['light', 'dark'] as const
/** A colour scheme. */
export type Tone = (typeof TONES)[number]
