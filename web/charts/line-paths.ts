type Value = readonly [x: number, value: number]
type Point = readonly [x: number, value: number | null]
/** `from` and `to` are the left and right edges, `max` is the value at the top. The bottom is 0. */
type Bounds = { from: number; to: number; max: number }

/** The size of the drawing in its own units. The page stretches it. */
export const PATH_SIZE = { width: 1000, height: 100 } as const

/** The SVG paths of a line and of the area below it. A `null` value breaks both. */
export function linePaths(
  points: readonly Point[],
  { from, to, max }: Bounds,
): { line: string; area: string } {
  const xOf = (x: number) => rounded(((x - from) / Math.max(1, to - from)) * PATH_SIZE.width)
  const yOf = (value: number) => rounded(PATH_SIZE.height * (1 - value / Math.max(1, max)))
  const pieces = unbroken(points).map((piece) => ({
    corners: piece.map(([x, value]) => `${xOf(x)} ${yOf(value)}`).join('L'),
    left: xOf(piece[0]?.[0] ?? from),
    right: xOf(piece.at(-1)?.[0] ?? from),
  }))
  const bottom = PATH_SIZE.height
  return {
    line: pieces.map(({ corners }) => `M${corners}`).join(''),
    area: pieces
      .map(({ corners, left, right }) => `M${left} ${bottom}L${corners}L${right} ${bottom}Z`)
      .join(''),
  }
}

/** The points between the breaks. */
function unbroken(points: readonly Point[]): Value[][] {
  const pieces: Value[][] = [[]]
  for (const [x, value] of points) {
    if (value === null) pieces.push([])
    else pieces.at(-1)?.push([x, value])
  }
  return pieces.filter(({ length }) => length > 0)
}

const rounded = (value: number) => Math.round(value * 10) / 10

/** The margin around a chart's lines, in pixels. Overlays align to it. */
export const PLOT_MARGIN = { left: 62, right: 14, top: 8, bottom: 22 } as const
