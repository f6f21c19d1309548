import type { Random } from '../../../bin/simulate/vehicle/random.ts'

/** A boat with its anchor gear. Depths are at low tide. */
export type Gear = {
  boatLengthM: number
  bowHeightM: number
  depthM: number
  rodeM: number
  /** The receiver's place, from the bow. */
  receiverM: number
  /** Weight of a metre of chain in water. */
  newtonsPerM: number
  /** Drag of the boat in wind, in newtons for a square metre per square second. */
  windage: number
}

export function gearOf(scope: { min: number; max: number }, random: Random): Gear {
  const boatLengthM = random.between(8, 16)
  const bowHeightM = random.between(0.8, 1.8)
  const depthM = random.between(2.5, 12)
  return {
    boatLengthM,
    bowHeightM,
    depthM,
    rodeM: random.between(scope.min, scope.max) * (depthM + bowHeightM),
    receiverM: boatLengthM * random.between(0.3, 0.9),
    newtonsPerM: random.between(10, 22),
    windage: boatLengthM * random.between(0.8, 1.6),
  }
}

/** How far the bow can be from the anchor when the rode is straight. */
const straightM = ({ rodeM }: Gear, heightM: number) => Math.sqrt(rodeM * rodeM - heightM * heightM)

/** Chain on the ground lies in bends until a force overcomes its friction, which takes up to this share of its length. */
const BENDS_SHARE = 0.3
/** The friction of chain on the ground, as a share of its weight, that a force must overcome to straighten it. */
const FRICTION = 0.3

/**
 * How far the bow lies from the anchor under a force. The chain hangs in a catenary: the part that the force does not
 * lift lies on the ground, in bends in a light wind; a chain that is lifted in full is nearly straight.
 */
export function bowDistanceM(gear: Gear, tideM: number, forceN: number): number {
  const heightM = gear.depthM + tideM + gear.bowHeightM
  const { rodeM, newtonsPerM } = gear
  const parameter = Math.max(forceN, 1) / newtonsPerM
  const liftedM = Math.sqrt(heightM * heightM + 2 * heightM * parameter)
  if (liftedM <= rodeM) {
    const groundM = rodeM - liftedM
    const bends = BENDS_SHARE * Math.exp(-forceN / (FRICTION * newtonsPerM * rodeM))
    return groundM * (1 - bends) + parameter * Math.acosh(1 + heightM / parameter)
  }
  const sag = (rodeM / parameter) ** 2 / 24
  return straightM(gear, heightM) * (1 - Math.min(sag, 0.2))
}

/** How far the receiver can be from the anchor at low tide: nobody is farther without dragging it. */
export const swingLimitM = (gear: Gear) => straightM(gear, gear.depthM + gear.bowHeightM) + gear.receiverM
