/** A box that a label takes, in pixels. */
export type Box = { left: number; top: number; right: number; bottom: number }

type Labels = {
  /** Takes a box, whatever else is there. */
  reserve: (box: Box) => void
  /** Takes the first of the boxes that is free; `null` if none is. */
  take: (boxes: readonly Box[]) => Box | null
}

/** Keeps labels within an area and apart from each other. */
export function createLabels(area: Box): Labels {
  const taken: Box[] = []
  const isFree = (box: Box) =>
    box.left >= area.left &&
    box.right <= area.right &&
    box.top >= area.top &&
    box.bottom <= area.bottom &&
    !taken.some(
      (other) =>
        box.left < other.right && box.right > other.left && box.top < other.bottom && box.bottom > other.top,
    )
  return {
    reserve(box) {
      taken.push(box)
    },
    take(boxes) {
      const free = boxes.find(isFree) ?? null
      if (free !== null) taken.push(free)
      return free
    },
  }
}

export const boxAround = (x: number, y: number, half: number): Box => ({
  left: x - half,
  top: y - half,
  right: x + half,
  bottom: y + half,
})

/** Where a label may be beside a point: at its right, at its left, above, below. */
export function boxesBeside(x: number, y: number, gap: number, width: number, height: number): Box[] {
  const at = (left: number, top: number): Box => ({ left, top, right: left + width, bottom: top + height })
  return [
    at(x + gap, y - height / 2),
    at(x - gap - width, y - height / 2),
    at(x - width / 2, y - gap - height),
    at(x - width / 2, y + gap),
  ]
}
