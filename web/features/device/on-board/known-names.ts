/** Names of batteries and tanks that the site translates, in small letters. Signal K uses most of them. */
const KNOWN_NAMES = [
  'house',
  'starter',
  'engine',
  'bow',
  'fuel',
  'water',
  'freshwater',
  'wastewater',
  'blackwater',
] as const
export type KnownName = (typeof KNOWN_NAMES)[number]

/** The name that is translated; `null` for one that is shown as the tracker sends it. */
export const knownName = (name: string): KnownName | null =>
  KNOWN_NAMES.find((known) => known === name) ?? null
