import type { Random } from '../../bin/simulate/vehicle/random.ts'
import { integerBelow } from './random-integer.ts'

const MUTATIONS: ((bytes: Buffer, random: Random) => Buffer)[] = [
  (bytes) => bytes,
  (bytes, random) => withByte(bytes, integerBelow(random, bytes.length), integerBelow(random, 256)),
  (bytes, random) => withByte(bytes, 0, integerBelow(random, 256)),
  (bytes, random) => withByte(bytes, Math.min(1, bytes.length - 1), integerBelow(random, 256)),
  (bytes, random) => bytes.subarray(0, integerBelow(random, bytes.length)),
  (bytes, random) => Buffer.concat([bytes, bytes.subarray(integerBelow(random, bytes.length))]),
  (bytes, random) => Buffer.concat(Array.from({ length: 1 + integerBelow(random, 30) }, () => bytes)),
  (bytes, random) =>
    Buffer.concat([bytes.subarray(0, 1), Buffer.alloc(1 + integerBelow(random, 5), 0xff), bytes]),
  (_bytes, random) =>
    Buffer.from(Array.from({ length: integerBelow(random, 300) }, () => integerBelow(random, 256))),
]

/** Bytes with one of many faults, or as they are. */
export const mutated = (bytes: Buffer, random: Random) =>
  MUTATIONS[integerBelow(random, MUTATIONS.length)]?.(bytes, random) ?? bytes

const withByte = (bytes: Buffer, at: number, value: number) =>
  Buffer.concat([bytes.subarray(0, at), Buffer.from([value]), bytes.subarray(at + 1)])
