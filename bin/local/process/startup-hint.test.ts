import { createServer } from 'node:http'
import { describe, expect, it } from 'vitest'
import { UserError } from '../../cli/user-error.ts'
import { readCommand } from '../options.ts'
import { assertPortIsFree, freePort, listen } from './ports.ts'
import { startupHint } from './startup-hint.ts'

const options = (...args: string[]) => {
  const command = readCommand(args)
  if (command.kind !== 'start') throw new Error(`These options start no run: ${args}`)
  return command.options
}

/** The advice for what `start` throws. */
async function adviceOn(start: () => Promise<unknown>, ...args: string[]): Promise<string> {
  const error = await start().then(
    () => 'nothing',
    (reason: unknown) => startupHint(reason, options(...args)),
  )
  expect(error).toBeInstanceOf(UserError)
  return String(error instanceof Error && error.message)
}

const systemError = (message: string, more: object) => Object.assign(new Error(message), more)

describe('a start is stopped by', () => {
  it('a port in use, with the option that changes it', async () => {
    const taken = createServer()
    const port = await listen(taken, 0, '127.0.0.1')
    const listenThere = () => listen(createServer(), port, '127.0.0.1')
    const expected = (option: string) =>
      `Port ${port} is in use. Choose another: npm start -- ${option} ${port + 1}`
    expect(await adviceOn(listenThere, '--port', `${port}`)).toBe(expected('--port'))
    expect(await adviceOn(listenThere, '--mqtt-port', `${port}`)).toBe(expected('--mqtt-port'))
    expect(await adviceOn(() => assertPortIsFree(port, '127.0.0.1'), '--port', `${port}`)).toBe(
      expected('--port'),
    )
    taken.close()
    await assertPortIsFree(await freePort(), '127.0.0.1')
  })

  it('a port that this user may not use', async () => {
    const refused = systemError('listen EACCES', { code: 'EACCES', syscall: 'listen', port: 80 })
    expect(await adviceOn(() => Promise.reject(refused), '--port', '80')).toBe(
      'Port 80 is reserved for administrators. Choose another: npm start -- --port 1024',
    )
  })

  it('a host that is not this machine', async () => {
    // an address reserved for documentation
    expect(await adviceOn(() => assertPortIsFree(0, '203.0.113.9'), '--host', '203.0.113.9')).toMatch(
      /^--host 203\.0\.113\.9 is not an address of this machine\. Its addresses: /,
    )
  })

  it.each(['EACCES', 'EROFS', 'ENOSPC', 'ENOTDIR'])('a folder that cannot be written: %s', async (code) => {
    const text = await adviceOn(
      () => Promise.reject(systemError(`${code}: why`, { code })),
      '--data',
      '/tmp/here',
    )
    expect(text).toContain(`Vectra cannot write to /tmp/here (${code}: why)`)
    expect(text).toContain('choose another folder with --data')
  })

  it('a bug, which is returned unchanged', () => {
    for (const bug of [
      new TypeError('x is not a function'),
      systemError('gone', { code: 'ECONNRESET' }),
      'text',
    ])
      expect(startupHint(bug, options())).toBe(bug)
  })
})
