import type { Feature, FeatureCollection } from 'geojson'
import type { GeoJSONSourceDiff } from 'maplibre-gl'

/** Above this share of changed features, replacing all of them costs less than a diff. */
const DIFF_SHARE_MAX = 0.5

/** Whether the change from one version of a feature to the next has to be shown. */
export type IsRelevant = (was: Feature, now: Feature) => boolean
/** The features on the map after the update, and the update itself: everything, a diff, or nothing. */
type Update = { shown: FeatureCollection; changes: 'all' | GeoJSONSourceDiff | null }

/**
 * How to update a map that shows `shown` so that it shows `wanted`, leaving out irrelevant changes. Features are
 * unchanged if they are the same object; their id is in the property `idKey`.
 */
export function featureChanges(
  shown: FeatureCollection,
  wanted: FeatureCollection,
  idKey: string,
  isRelevant: IsRelevant,
): Update {
  const { add, remove, features } =
    diffInOrder(shown.features, wanted.features, idKey, isRelevant) ??
    diffById(shown.features, wanted.features, idKey, isRelevant)
  if (add.length === 0 && remove.length === 0) return { shown, changes: null }
  if (add.length > wanted.features.length * DIFF_SHARE_MAX) return { shown: wanted, changes: 'all' }
  return { shown: { ...wanted, features }, changes: { add, remove } }
}

type Diff = { add: Feature[]; remove: string[]; features: Feature[] }

/** The diff if both have the same ids in the same order, which is nearly always so; otherwise `null`. */
function diffInOrder(
  shown: readonly Feature[],
  wanted: readonly Feature[],
  idKey: string,
  isRelevant: IsRelevant,
): Diff | null {
  if (shown.length !== wanted.length) return null
  const add: Feature[] = []
  const features: Feature[] = []
  for (const now of wanted) {
    const was = shown[features.length]
    if (was === undefined) return null
    if (was !== now && idOf(was, idKey) !== idOf(now, idKey)) return null
    const isChanged = was !== now && isRelevant(was, now)
    if (isChanged) add.push(now)
    features.push(isChanged ? now : was)
  }
  return { add, remove: [], features }
}

function diffById(
  shown: readonly Feature[],
  wanted: readonly Feature[],
  idKey: string,
  isRelevant: IsRelevant,
): Diff {
  const before = new Map(shown.map((feature) => [idOf(feature, idKey), feature]))
  const features = wanted.map((now) => {
    const was = before.get(idOf(now, idKey))
    return was === undefined || (was !== now && isRelevant(was, now)) ? now : was
  })
  const unchanged = new Set(shown)
  const ids = new Set(wanted.map((feature) => idOf(feature, idKey)))
  return {
    add: features.filter((feature) => !unchanged.has(feature)),
    remove: [...before.keys()].filter((id) => !ids.has(id)),
    features,
  }
}

const idOf = (feature: Feature, idKey: string): string => String(feature.properties?.[idKey])
