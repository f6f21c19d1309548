import type { ColumnPoint } from '../../../shared/trails/columns.ts'

export const ROUTE_START = Date.UTC(2026, 5, 1, 12)

/** A point of a route, `second` seconds after its start. */
export function aRoutePoint(second: number, fields: Partial<ColumnPoint> = {}): ColumnPoint {
  return {
    shownAt: ROUTE_START + second * 1000,
    lat: 26.1,
    lng: -80.1,
    speedKmh: null,
    course: null,
    altitudeM: null,
    ...fields,
  }
}
