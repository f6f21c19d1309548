import type { Feature, FeatureCollection } from 'geojson'
import type { GeoJSONSourceDiff } from 'maplibre-gl'

/** With more than this changed the map is handed all of it: telling the changes apart then costs more than it saves. */
const CHANGED_AT_MOST = 0.5

export type IsRelevant = (was: Feature, now: Feature) => boolean
/** What the map knows after it was told, and what it has to be told for that: `all` of it, or these changes, or nothing. */
type Told = { told: FeatureCollection; changes: 'all' | GeoJSONSourceDiff | null }

/**
 * What a map that knows `told` has to be told so that it shows `wanted`, as far as that `matters`. Features are the
 * same when they are the same object, and have their id in the property `idKey`.
 */
export function featureChanges(
  told: FeatureCollection,
  wanted: FeatureCollection,
  idKey: string,
  matters: IsRelevant,
): Told {
  const { add, remove, features } =
    inPlace(told.features, wanted.features, idKey, matters) ??
    byId(told.features, wanted.features, idKey, matters)
  if (add.length === 0 && remove.length === 0) return { told, changes: null }
  if (add.length > wanted.features.length * CHANGED_AT_MOST) return { told: wanted, changes: 'all' }
  return { told: { ...wanted, features }, changes: { add, remove } }
}

type Changes = { add: Feature[]; remove: string[]; features: Feature[] }

/** The changes where the same ids are in the same order, which is nearly always; else `null`. */
function inPlace(
  told: readonly Feature[],
  wanted: readonly Feature[],
  idKey: string,
  matters: IsRelevant,
): Changes | null {
  if (told.length !== wanted.length) return null
  const add: Feature[] = []
  const features: Feature[] = []
  for (const now of wanted) {
    const was = told[features.length]
    if (was === undefined) return null
    if (was !== now && idOf(was, idKey) !== idOf(now, idKey)) return null
    const changed = was !== now && matters(was, now)
    if (changed) add.push(now)
    features.push(changed ? now : was)
  }
  return { add, remove: [], features }
}

function byId(
  told: readonly Feature[],
  wanted: readonly Feature[],
  idKey: string,
  matters: IsRelevant,
): Changes {
  const before = new Map(told.map((feature) => [idOf(feature, idKey), feature]))
  const features = wanted.map((now) => {
    const was = before.get(idOf(now, idKey))
    return was === undefined || (was !== now && matters(was, now)) ? now : was
  })
  const known = new Set(told)
  const ids = new Set(wanted.map((feature) => idOf(feature, idKey)))
  return {
    add: features.filter((feature) => !known.has(feature)),
    remove: [...before.keys()].filter((id) => !ids.has(id)),
    features,
  }
}

const idOf = (feature: Feature, idKey: string): string => String(feature.properties?.[idKey])
