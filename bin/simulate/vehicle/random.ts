/** A generator whose state is a 32-bit number, so that a vehicle can store it. */
export type Random = {
  unit(): number
  between(low: number, high: number): number
  normal(): number
  state(): number
}

/** mulberry32 (Tommy Ettinger, public domain). */
export function randomFrom(seed: number): Random {
  let state = seed | 0
  const unit = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    unit,
    between: (low, high) => low + (high - low) * unit(),
    /** Standard normal distribution, by Box-Muller. */
    normal: () => Math.sqrt(-2 * Math.log(1 - unit())) * Math.cos(2 * Math.PI * unit()),
    state: () => state,
  }
}

/** The spread of a random process, and how long it remembers. */
type Wandering = { sigma: number; memorySeconds: number }

/** The next value of a first-order Gauss-Markov process around 0, as a model of a receiver's errors. */
export function wander(
  value: number,
  { sigma, memorySeconds }: Wandering,
  seconds: number,
  random: Random,
): number {
  const memory = Math.exp(-seconds / memorySeconds)
  return value * memory + sigma * Math.sqrt(1 - memory * memory) * random.normal()
}
