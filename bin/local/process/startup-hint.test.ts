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

/** What a start says that was stopped by what this throws. */
async function said(stops: () => Promise<unknown>, ...args: string[]): Promise<string> {
  const error = await stops().then(
    () => 'nothing',
    (reason: unknown) => startupHint(reason, options(...args)),
  )
  expect(error).toBeInstanceOf(UserError)
  return String(error instanceof Error && error.message)
}

const systemError = (message: string, more: object) => Object.assign(new Error(message), more)

describe('what stops a start', () => {
  it('is a port that was taken after it was looked at, named with its own option', async () => {
    const taken = createServer()
    const port = await listen(taken, 0, '127.0.0.1')
    const listenThere = () => listen(createServer(), port, '127.0.0.1')
    const advice = (option: string) =>
      `Port ${port} is in use. Choose another: npm start -- ${option} ${port + 1}`
    expect(await said(listenThere, '--port', `${port}`)).toBe(advice('--port'))
    expect(await said(listenThere, '--mqtt-port', `${port}`)).toBe(advice('--mqtt-port'))
    expect(await said(() => assertPortIsFree(port, '127.0.0.1'), '--port', `${port}`)).toBe(advice('--port'))
    taken.close()
    await assertPortIsFree(await freePort(), '127.0.0.1')
  })

  it('is a port that this user may not listen at', async () => {
    const refused = systemError('listen EACCES', { code: 'EACCES', syscall: 'listen', port: 80 })
    expect(await said(() => Promise.reject(refused), '--port', '80')).toBe(
      'Port 80 is for administrators only. Choose another: npm start -- --port 1024',
    )
  })

  it('is a host that is another machine’s', async () => {
    // of the addresses that are kept for documents
    expect(await said(() => assertPortIsFree(0, '203.0.113.9'), '--host', '203.0.113.9')).toMatch(
      /^--host 203\.0\.113\.9 is no address of this machine\. It has /,
    )
  })

  it.each(['EACCES', 'EROFS', 'ENOSPC', 'ENOTDIR'])(
    'is a folder that cannot be written: %s',
    async (code) => {
      const text = await said(
        () => Promise.reject(systemError(`${code}: why`, { code })),
        '--data',
        '/tmp/here',
      )
      expect(text).toContain(`(${code}: why)`)
      expect(text).toContain('another folder than /tmp/here by --data')
    },
  )

  it('else is a bug, and stays as it came', () => {
    for (const bug of [
      new TypeError('x is not a function'),
      systemError('gone', { code: 'ECONNRESET' }),
      'text',
    ])
      expect(startupHint(bug, options())).toBe(bug)
  })
})
