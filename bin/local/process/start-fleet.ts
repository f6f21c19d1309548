import type { DataFiles } from '../files/data-folder.ts'
import type { LocalOptions } from '../options.ts'
import type { Children } from './children.ts'

/** The most hours since the last run that the fleet catches up on when it starts. */
const HISTORY_HOURS = 24

/** The simulated vehicles and boats of the demo account, in a process of their own. */
export function startFleet(children: Children, url: string, options: LocalOptions, files: DataFiles): void {
  const values = {
    url,
    fleet: options.fleet,
    hour: options.hourSeconds,
    'history-hours': HISTORY_HOURS,
    credentials: files.fleetCredentials,
  }
  const parameters = Object.entries(values).flatMap(([name, value]) => [`--${name}`, `${value}`])
  children.start('simulate', process.execPath, ['--import', 'tsx', 'bin/simulate.ts', ...parameters])
}
