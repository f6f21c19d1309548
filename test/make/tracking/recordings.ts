import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { type StampedPosition, stamp } from '../../../shared/tracking/judging/clock.ts'
import { aPosition } from './a-position.ts'

/** Recordings of real receivers, which are stored beside the repository. */
const FOLDER = resolve(import.meta.dirname, '../../../../shared/tracks')
export const hasRecordings = existsSync(FOLDER)
if (!hasRecordings)
  console.info(
    `Skipping the tests of recordings: there are none at ${FOLDER}. Generated tracks cover their rules.`,
  )

/** The fixes of a recording, in its order. */
export function readTrack(file: string): StampedPosition[] {
  const rows = readFileSync(resolve(FOLDER, file), 'utf8').trim().split('\n').slice(1)
  const known = (text: string | undefined) => (text === undefined || text === '' ? null : Number(text))
  return rows.map((row) => {
    const [t = '', lat, lng, speed, course, accuracy, satellites, hdop, altitude] = row.split(',')
    const position = aPosition({ recordedAt: Date.parse(t), lat: Number(lat), lng: Number(lng) })
    return stamp({
      ...position,
      speedKmh: known(speed),
      course: known(course),
      accuracyM: known(accuracy),
      satellites: known(satellites),
      hdop: known(hdop),
      altitudeM: known(altitude),
    })
  })
}
