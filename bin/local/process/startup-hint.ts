import * as z from 'zod'
import { UserError } from '../../cli/user-error.ts'
import type { LocalOptions } from '../options.ts'
import { networkAddresses } from './ports.ts'

const SystemError = z.object({
  code: z.string(),
  message: z.string(),
  address: z.string().optional(),
  hostname: z.string().optional(),
  port: z.number().optional(),
  syscall: z.string().optional(),
})
type SystemError = z.infer<typeof SystemError>

const NOT_AN_ADDRESS = new Set(['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN'])
const CANNOT_WRITE = new Set(['EACCES', 'EEXIST', 'EISDIR', 'ENOSPC', 'ENOTDIR', 'EPERM', 'EROFS'])

/** Turns a system error that stopped a start into advice for the user. Other errors are returned unchanged. */
export function startupHint(error: unknown, options: LocalOptions): unknown {
  const system = error instanceof Error ? SystemError.safeParse(error).data : undefined
  const advice = system && adviceOn(system, options)
  return advice === undefined ? error : new UserError(advice)
}

function adviceOn(error: SystemError, { host, port, dataFolder }: LocalOptions): string | undefined {
  if (NOT_AN_ADDRESS.has(error.code) && (error.address ?? error.hostname) === host) {
    const addresses = networkAddresses().join(' or ') || 'none in a network'
    return `--host ${host} is not an address of this machine. Its addresses: ${addresses}.`
  }
  if (error.syscall === 'listen' && error.port !== undefined) {
    const option = error.port === port ? '--port' : '--mqtt-port'
    return `Port ${error.port} ${problemWithPort(error)}. Choose another: npm start -- ${option} ${portAbove(error.port)}`
  }
  // on a read-only disk, Node reports that the new folder does not exist
  if (CANNOT_WRITE.has(error.code) || error.syscall === 'mkdir')
    return `Vectra cannot write to ${dataFolder} (${error.message}). Check its permissions and free space, or choose another folder with --data.`
  return undefined
}

const problemWithPort = ({ code }: SystemError) =>
  code === 'EACCES' ? 'is reserved for administrators' : 'is in use'

/** Many systems reserve the ports below for administrators. */
const FIRST_USER_PORT = 1_024
const LAST_PORT = 65_535
const portAbove = (port: number) => Math.min(Math.max(port + 1, FIRST_USER_PORT), LAST_PORT)
