import { Freshness } from '../../../shared/devices/tracking.ts'
import type { Tone } from '../../../shared/tone.ts'
import { SILHOUETTES, type Silhouette } from '../../ui/silhouettes.ts'

/** What a marker's image shows. The image's name encodes all of it, so images are drawn on first use. */
export type MarkerImage =
  | { kind: 'device'; silhouette: Silhouette; freshness: Freshness; tone: Tone }
  | { kind: 'beak'; freshness: Freshness; tone: Tone }
  | { kind: 'relayCut'; tone: Tone }
  | { kind: 'halo'; tone: Tone }
  | { kind: 'town'; tone: Tone }
  | { kind: 'cluster'; shares: number[]; tone: Tone }

export const SEPARATOR = '|'
/** A cluster's ring is split by freshness, in this order. */
export const CLUSTER_RING_ORDER = Freshness.options

/** Parses an image name: `device|boat|live|light`, `beak|live|dark`, `relayCut|dark`, `halo|dark`, `town|dark`, `cluster|12|1|3|0|0|light`. */
export function parseMarkerName(name: string): MarkerImage | null {
  const parts = name.split(SEPARATOR)
  const tone: Tone = parts.at(-1) === 'dark' ? 'dark' : 'light'
  const [kind, first = '', second] = parts
  if (kind === 'relayCut') return { kind, tone }
  if (kind === 'halo') return { kind, tone }
  if (kind === 'town') return { kind, tone }
  if (kind === 'cluster') return { kind, shares: parts.slice(1, -1).map(Number), tone }
  const freshness = Freshness.safeParse(kind === 'beak' ? first : second)
  if (!freshness.success) return null
  if (kind === 'beak') return { kind, freshness: freshness.data, tone }
  if (kind === 'device' && isSilhouette(first))
    return { kind, silhouette: first, freshness: freshness.data, tone }
  return null
}

const isSilhouette = (name: string): name is Silhouette => name in SILHOUETTES

/** The letters that fit on one line under a marker. */
const LENGTH_MAX = 22

/** A name for a marker's label, shortened with an ellipsis. */
export function shortName(name: string): string {
  // The fast path for nearly every name: splitting into code points is most of a marker's cost.
  if (name.length <= LENGTH_MAX) return name
  const codePoints = Array.from(name)
  return codePoints.length <= LENGTH_MAX
    ? name
    : `${codePoints
        .slice(0, LENGTH_MAX - 1)
        .join('')
        .trimEnd()}…`
}
