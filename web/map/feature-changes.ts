import type { Feature, FeatureCollection } from 'geojson'
import type { GeoJSONSourceDiff } from 'maplibre-gl'

/** With more than this changed the map is handed all of it: telling the changes apart then costs more than it saves. */
const CHANGED_AT_MOST = 0.5

/**
 * What the map has to be told so that it shows `after` instead of `before`; `null`: all of it. Features are the same
 * when they are the same object, and have their id in the property `idKey`.
 */
export function featureChanges(
  before: FeatureCollection,
  after: FeatureCollection,
  idKey: string,
): GeoJSONSourceDiff | null {
  const changed = inPlace(before.features, after.features, idKey)
  const { add, remove } = changed ?? byId(before.features, after.features, idKey)
  return add.length > after.features.length * CHANGED_AT_MOST ? null : { add, remove }
}

/** The changes where the same ids are in the same order, which is nearly always; else `null`. */
function inPlace(before: readonly Feature[], after: readonly Feature[], idKey: string) {
  if (before.length !== after.length) return null
  const add = after.filter((feature, index) => feature !== before[index])
  const inOrder = after.every((feature, index) => {
    const was = before[index]
    return feature === was || (was !== undefined && idOf(feature, idKey) === idOf(was, idKey))
  })
  return inOrder ? { add, remove: [] } : null
}

function byId(before: readonly Feature[], after: readonly Feature[], idKey: string) {
  const unchanged = new Set(before)
  const ids = new Set(after.map((feature) => idOf(feature, idKey)))
  return {
    add: after.filter((feature) => !unchanged.has(feature)),
    remove: before.map((feature) => idOf(feature, idKey)).filter((id) => !ids.has(id)),
  }
}

const idOf = (feature: Feature, idKey: string): string => String(feature.properties?.[idKey])
