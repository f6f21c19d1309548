import * as z from 'zod'
import { haversineMetres } from '../geo/distance.ts'
import { Point } from '../geo/point.ts'

/** The limits of a share link's circles. */
const RADIUS_M = { min: 50, max: 20_000 } as const

/** A point and all that is within a radius of it. */
export const Circle = Point.extend({ radiusM: z.number().min(RADIUS_M.min).max(RADIUS_M.max) })
export type Circle = z.infer<typeof Circle>

/** Whether two circles have a point in common. */
export const circlesTouch = (a: Circle, b: Circle) => haversineMetres(a, b) <= a.radiusM + b.radiusM

/** Whether the point is in the circle by great-circle distance; its edge is in it. */
export const isInCircle = ({ lat, lng, radiusM }: Circle, point: Point) =>
  haversineMetres({ lat, lng }, point) <= radiusM
