import type { Random } from '../../bin/simulate/vehicle/random.ts'

/** A random integer from 0 up to, not including, `limit`. */
export const integerBelow = (random: Random, limit: number) => Math.floor(random.unit() * limit)
