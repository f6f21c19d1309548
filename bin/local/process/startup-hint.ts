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

const NO_ADDRESS = new Set(['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN'])
const CANNOT_WRITE = new Set(['EACCES', 'EEXIST', 'EISDIR', 'ENOSPC', 'ENOTDIR', 'EPERM', 'EROFS'])

/** What stopped a start, with what its reader can do about it; a bug as it came. */
export function startupHint(error: unknown, options: LocalOptions): unknown {
  const system = error instanceof Error ? SystemError.safeParse(error).data : undefined
  const advice = system && adviceOn(system, options)
  return advice === undefined ? error : new UserError(advice)
}

function adviceOn(error: SystemError, { host, port, dataFolder }: LocalOptions): string | undefined {
  if (NO_ADDRESS.has(error.code) && (error.address ?? error.hostname) === host) {
    const there = networkAddresses().join(' or ') || 'none in a network'
    return `--host ${host} is no address of this machine. It has ${there}.`
  }
  if (error.syscall === 'listen' && error.port !== undefined) {
    const option = error.port === port ? '--port' : '--mqtt-port'
    return `Port ${error.port} ${whyNot(error)}. Choose another: npm start -- ${option} ${higherThan(error.port)}`
  }
  // of a disk that is read-only, Node says that the new folder is missing
  if (CANNOT_WRITE.has(error.code) || error.syscall === 'mkdir')
    return `Vectra cannot write what it has to keep (${error.message}). Make room or give it the right to, or name another folder than ${dataFolder} by --data.`
  return undefined
}

const whyNot = ({ code }: SystemError) => (code === 'EACCES' ? 'is for administrators only' : 'is in use')

/** Below it, many systems let only administrators listen. */
const FIRST_FREE_PORT = 1_024
const LAST_PORT = 65_535
const higherThan = (port: number) => Math.min(Math.max(port + 1, FIRST_FREE_PORT), LAST_PORT)
