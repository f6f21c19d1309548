import { parseJson } from '../../../../shared/json.ts'
import { owntracks } from '../../../../shared/trackers/owntracks.ts'
import { importElement } from './elements.ts'
import type { ImportFound, ImportReader } from './import-file.ts'
import { lineReader } from './lines.ts'

/** When OwnTracks Recorder stored the line, a padded `*` for a location, and the message: `man ot-recorder`. */
const LOCATION = /^\d{4}-\d{2}-\d{2}T\S+\t\*\s*\t(?<message>\{.*\})\s*$/

/** A `.rec` file of OwnTracks Recorder. Lines about anything but locations are skipped. */
export const owntracksRecorder = (found: ImportFound): ImportReader =>
  lineReader((line, number) => {
    const message = LOCATION.exec(line)?.groups?.message
    if (message === undefined) return
    const { positions, problems } = owntracks.decode(parseJson(message), 0)
    const elements = [
      ...positions.map((position) => ({ position })),
      ...problems.map(({ reason }) => ({ problem: reason })),
    ]
    for (const element of elements.map(importElement)) if (element !== null) found(element, number)
  })
