import type { ImportProblem, ReadPosition } from './formats/import-file.ts'
import { importReader } from './formats/read-import.ts'

export const POSITIONS_MAX = 1_000_000
/** The first of each kind are named. */
const NAMED_MAX = 10

/** How many points have a problem, and where the first of them are. */
type Problems = { problem: ImportProblem; count: number; first: number[] }

export type FileContent = {
  /** In the order of their times. */
  positions: ReadPosition[]
  problems: Problems[]
  /** The file has more positions than can be imported at once. */
  hasTooMany: boolean
}

/** Reads the positions of a file piece by piece. `onProgress` gets the share of it that is read, 0 to 1. */
export async function readFile(
  file: Blob,
  onProgress: (share: number) => void,
  max = POSITIONS_MAX,
): Promise<FileContent> {
  const positions: ReadPosition[] = []
  const problems = new Map<ImportProblem, Problems>()
  const note = (problem: ImportProblem, at: number) => {
    const noted = problems.get(problem) ?? { problem, count: 0, first: [] }
    noted.count += 1
    if (noted.first.length < NAMED_MAX) noted.first.push(at)
    problems.set(problem, noted)
  }
  const reader = importReader((element, at) => {
    if ('problem' in element) note(element.problem, at)
    else if (!isOnEarth(element.position)) note('coordinates-unreadable', at)
    else if (element.position.recordedAt < 0) note('time-unreadable', at)
    else if (positions.length <= max) positions.push(element.position)
  })

  const decoder = new TextDecoder()
  const stream = file.stream().getReader()
  let readBytes = 0
  for (let piece = await stream.read(); !piece.done; piece = await stream.read()) {
    reader.write(decoder.decode(piece.value, { stream: true }))
    readBytes += piece.value.length
    onProgress(readBytes / file.size)
    if (positions.length > max) break
  }
  reader.write(decoder.decode())
  reader.end()
  if (positions.length > max) return { positions: [], problems: [], hasTooMany: true }
  positions.sort((a, b) => a.recordedAt - b.recordedAt)
  return { positions, problems: [...problems.values()], hasTooMany: false }
}

const isOnEarth = ({ lat, lng }: ReadPosition) => Math.abs(lat) <= 90 && Math.abs(lng) <= 180
