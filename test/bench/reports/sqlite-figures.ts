import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SECOND_MS } from '../../../shared/time.ts'
import type { StampedPosition } from '../../../shared/tracking/judging/clock.ts'

const OUTPUT_MAX_BYTES = 64 * 1024 * 1024

/** Distance, speeds and moving time by device and UTC day: what SQL can say of reports without judging a fix. */
const GROUP_BY = `
WITH steps AS (
  SELECT device, at, lat, lng, speed,
    LAG(at) OVER w AS at0, LAG(lat) OVER w AS lat0, LAG(lng) OVER w AS lng0
  FROM points WINDOW w AS (PARTITION BY device ORDER BY at)
)
SELECT device, date(at, 'unixepoch') AS day, count(*), max(speed), avg(CASE WHEN speed > 1 THEN speed END),
  sum(CASE WHEN speed > 2 THEN at - at0 END),
  sum(12742 * asin(min(1, sqrt(
    pow(sin(radians(lat - lat0) / 2), 2)
    + cos(radians(lat)) * cos(radians(lat0)) * pow(sin(radians(lng - lng0) / 2), 2)))))
FROM steps GROUP BY device, day;`

/** Whether Debian's sqlite3 command is installed. */
export const hasSqlite = () => spawnSync('sqlite3', ['--version']).status === 0

/** The points of devices in a SQLite database, and the time that its GROUP BY over them takes. */
export function sqliteFigures() {
  const folder = mkdtempSync(join(tmpdir(), 'vectra-sqlite-'))
  const database = join(folder, 'points.db')
  const csv = join(folder, 'points.csv')
  run(database, 'CREATE TABLE points (device, at, lat, lng, speed, PRIMARY KEY (device, at)) WITHOUT ROWID;')
  return {
    add(device: string, positions: readonly StampedPosition[]): void {
      const lines = positions.map(
        ({ shownAt, lat, lng, speedKmh }) =>
          `${device},${Math.round(shownAt / SECOND_MS)},${lat},${lng},${speedKmh ?? ''}`,
      )
      writeFileSync(csv, `${lines.join('\n')}\n`)
      run(
        database,
        `CREATE TEMP TABLE new (device TEXT, at INTEGER, lat REAL, lng REAL, speed REAL);
.mode csv
.import ${csv} new
INSERT INTO points SELECT * FROM new;`,
      )
    },

    /** Milliseconds of one query. */
    groupByMs(): number {
      const output = run(database, `.timer on\n${GROUP_BY}`)
      const seconds = /Run Time: real ([\d.]+)/.exec(output)?.[1]
      return Number(seconds) * SECOND_MS
    },

    end: () => rmSync(folder, { recursive: true }),
  }
}

function run(database: string, script: string): string {
  const { status, stdout, stderr } = spawnSync('sqlite3', [database], {
    input: script,
    encoding: 'utf8',
    maxBuffer: OUTPUT_MAX_BYTES,
  })
  if (status !== 0 || stderr !== '') throw new Error(`sqlite3 failed: ${stderr}`)
  return stdout
}
