import { boundaryProblems } from '../../../../shared/geofences/check-boundary.ts'
import { NewGeofence } from '../../../../shared/geofences/geofence.ts'
import type { FoundBoundary } from './polygon-of.ts'

const NAME_MAX = 100
const DESCRIPTION_MAX = 500

type Importable = { geofences: NewGeofence[]; skipped: string[] }

/** The boundaries of a file as new geofences, and the names of those that are not valid. */
export function importable(found: readonly FoundBoundary[], nameOf: (index: number) => string): Importable {
  const result: Importable = { geofences: [], skipped: [] }
  for (const [index, { name, description, boundary }] of found.entries()) {
    const shownName = name.trim().slice(0, NAME_MAX) || nameOf(index)
    const parsed = NewGeofence.safeParse({
      ...boundary,
      name: shownName,
      description: description?.slice(0, DESCRIPTION_MAX) ?? null,
    })
    if (parsed.success && boundaryProblems(parsed.data).length === 0) result.geofences.push(parsed.data)
    else result.skipped.push(shownName)
  }
  return result
}
