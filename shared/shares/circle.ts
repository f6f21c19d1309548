import * as z from 'zod'
import { haversineMetres } from '../geo/distance.ts'
import { Point } from '../geo/point.ts'

/** How small and how large a circle of a share link may be. */
const RADIUS_M = { least: 50, most: 20_000 } as const

/** A place and what is near to it. */
export const Circle = Point.extend({ radiusM: z.number().min(RADIUS_M.least).max(RADIUS_M.most) })
export type Circle = z.infer<typeof Circle>

/** Whether the point is no further from the place than the radius, by the great circle; its edge counts as within. */
export const isInCircle = ({ lat, lng, radiusM }: Circle, point: Point) =>
  haversineMetres({ lat, lng }, point) <= radiusM
