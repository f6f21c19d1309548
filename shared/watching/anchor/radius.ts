/** The limits of a radius, in metres. */
export const RADIUS_M = { min: 15, max: 500 }

/** The gear of a boat at anchor. The depth is that at low tide, when a boat swings farthest. */
export type AnchorGear = {
  depthM: number
  /** The height of the roller or fairlead above the water. */
  bowHeightM: number
  /** Chain and rope that are out. */
  rodeM: number
  boatLengthM: number
  /** The accuracy of the receiver's fixes. */
  accuracyM: number
}

type Refusal = 'rode-too-short' | 'radius-too-small' | 'radius-too-large'

/**
 * How far a boat can be from its anchor: where a straight rode ends, with the length of the boat, because the receiver
 * may be at the stern, and the accuracy of its fixes.
 */
export function anchorRadius(gear: AnchorGear): { radiusM: number } | { refused: Refusal } {
  const { depthM, bowHeightM, rodeM, boatLengthM, accuracyM } = gear
  const heightM = depthM + bowHeightM
  if (rodeM < heightM) return { refused: 'rode-too-short' }
  const radiusM = Math.ceil(Math.sqrt(rodeM ** 2 - heightM ** 2) + boatLengthM + accuracyM)
  if (radiusM < RADIUS_M.min) return { refused: 'radius-too-small' }
  return radiusM > RADIUS_M.max ? { refused: 'radius-too-large' } : { radiusM }
}
