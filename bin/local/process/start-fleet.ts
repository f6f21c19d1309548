import type { DataFiles } from '../files/data-folder.ts'
import type { LocalOptions } from '../options.ts'
import type { Children } from './children.ts'

/** The simulated vehicles and boats of the demo account, in a process of their own. */
export function startFleet(children: Children, url: string, options: LocalOptions, files: DataFiles): void {
  const values = { url, fleet: options.fleet, hour: options.hourSeconds, credentials: files.fleetCredentials }
  const parameters = Object.entries(values).flatMap(([name, value]) => [`--${name}`, `${value}`])
  children.start('simulate', process.execPath, [
    '--import',
    'tsx',
    'bin/simulate.ts',
    '--geofences',
    ...parameters,
  ])
}
