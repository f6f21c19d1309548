import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, inject, it } from 'vitest'
import * as z from 'zod'
import { freePort } from '../../bin/local/process/ports.ts'
import { localUrl } from '../make/accounts/account.ts'
import { demoApi } from '../make/api/demo-api.ts'
import { startLocalProcess } from '../make/local/local-process.ts'

const run = promisify(execFile)
const ChildrenFile = z.object({ children: z.array(z.object({ pid: z.number() })) })
const Config = z.strictObject({
  apiUrl: z.string(),
  region: z.string(),
  userPoolId: z.string(),
  userPoolClientId: z.string(),
  userPoolEndpoint: z.string(),
  hostedLoginDomain: z.null(),
  liveUrl: z.string().nullable(),
  topicNamespace: z.literal(''),
  mqtt: z.object({ host: z.string(), port: z.number(), tls: z.boolean() }),
  maps: z.object({ styles: z.record(z.string(), z.string().nullable()) }),
  testingMode: z.boolean(),
  stripePublishableKey: z.null(),
  version: z.string(),
})

const childrenOf = (dataFolder: string) =>
  ChildrenFile.parse(JSON.parse(readFileSync(join(dataFolder, 'children.json'), 'utf8'))).children

/** A killed process may remain as a zombie, whose command line is empty. */
function isAlive(pid: number): boolean {
  const commandLine = `/proc/${pid}/cmdline`
  return existsSync(commandLine) && readFileSync(commandLine, 'utf8') !== ''
}

async function startOn(port: number, mqttPort: number, dataFolder = `${inject('dataFolder')}-other`) {
  const parameters = ['--port', port, '--mqtt-port', mqttPort, '--data', dataFolder, '--fleet', 0]
  try {
    await run(process.execPath, ['--import', 'tsx', 'bin/local.ts', ...parameters.map(String)])
    return 'started'
  } catch (error) {
    return z.object({ stderr: z.string() }).parse(error).stderr
  }
}

describe('the local run', () => {
  it('LIV-8 serves the production build of the site, whatever NODE_ENV is', async () => {
    expect(process.env.NODE_ENV).toBe('test')
    const worker = await (await fetch(`${localUrl()}/service-worker.js`)).text()
    const scripts = [...worker.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, path]) => path)
    const code = await Promise.all(scripts.map(async (path) => (await fetch(`${localUrl()}${path}`)).text()))
    expect(code.filter((text) => text.includes('/service-worker.js'))).toHaveLength(1)
    expect(code.filter((text) => text.includes('React DevTools'))).toEqual([])
  })

  it('lists its endpoints in config.json', async () => {
    const config = Config.parse(await (await fetch(`${localUrl()}/config.json`)).json())
    expect(config).toMatchObject({
      apiUrl: `${localUrl()}/api`,
      userPoolEndpoint: `${localUrl()}/_cognito/`,
      liveUrl: `${localUrl().replace('http', 'ws')}/mqtt`,
      mqtt: { host: '127.0.0.1', port: inject('mqttPort'), tls: false },
      testingMode: true,
    })
  })

  it('reports a port in use, and the option that changes it', async () => {
    const port = Number(new URL(localUrl()).port)
    expect(await startOn(port, 1)).toContain(`Port ${port} is in use. Choose another: npm start -- --port`)
    expect(await startOn(await freePort(), inject('mqttPort'))).toContain(
      `Port ${inject('mqttPort')} is in use. Choose another: npm start -- --mqtt-port`,
    )
  })

  it('refuses a folder that another run uses, and says what to do', async () => {
    expect(await startOn(1, 2, inject('dataFolder'))).toMatch(/already running .*\(process \d+\).*--data/)
    expect((await fetch(`${localUrl()}/config.json`)).status).toBe(200)
    await demoApi(localUrl())
  })

  it('refuses an invalid option, and names it', async () => {
    await expect(run(process.execPath, ['--import', 'tsx', 'bin/local.ts', '--port', 'x'])).rejects.toThrow(
      /--port/,
    )
  })

  it('ends with npm, which forwards a signal to its shell only', async () => {
    const { child, dataFolder, stop } = await startLocalProcess({ byNpm: true })
    const [store] = childrenOf(dataFolder)
    expect(isAlive(store?.pid ?? 0)).toBe(true)
    child.kill('SIGTERM')
    await expect.poll(() => isAlive(store?.pid ?? 0), { timeout: 20_000 }).toBe(false)
    await stop()
  })

  it('runs beside another; Ctrl-C stops every child; the next start stops what a killed run left behind', async () => {
    const second = await startLocalProcess()
    await demoApi(second.url)
    expect((await fetch(`${localUrl()}/config.json`)).status).toBe(200)
    const [stopped] = childrenOf(second.dataFolder)
    second.child.kill('SIGINT')
    await second.stop()
    expect(isAlive(stopped?.pid ?? 0)).toBe(false)

    const third = await startLocalProcess({ dataFolder: second.dataFolder })
    const [orphan] = childrenOf(third.dataFolder)
    third.child.kill('SIGKILL')
    await third.stop()
    expect(isAlive(orphan?.pid ?? 0)).toBe(true)
    const fourth = await startLocalProcess({ dataFolder: second.dataFolder })
    expect(fourth.output()).toContain('left over from a killed run')
    expect(isAlive(orphan?.pid ?? 0)).toBe(false)
    await fourth.stop()
  })

  it('leaves nothing behind when either signal stops it during its start', async () => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      const starting = await startLocalProcess({ readyText: 'Store at' })
      const [store] = childrenOf(starting.dataFolder)
      expect(isAlive(store?.pid ?? 0)).toBe(true)
      starting.child.kill(signal)
      await starting.stop()
      expect(isAlive(store?.pid ?? 0)).toBe(false)
      expect(existsSync(join(starting.dataFolder, 'children.json'))).toBe(false)
      expect(existsSync(join(starting.dataFolder, 'run.json'))).toBe(false)
    }
  })

  it('reports a file of another version in its folder, and stops what it had started', async () => {
    const dataFolder = mkdtempSync(join(tmpdir(), 'vectra-'))
    const file = join(dataFolder, 'sign-in.json')
    writeFileSync(file, '{"users":"of another version"}')
    await expect(startLocalProcess({ dataFolder })).rejects.toThrow(
      `${file} is damaged, or was written by another version of Vectra. Start with --fresh to delete the data in this folder, or choose another folder with --data.`,
    )
    expect(existsSync(join(dataFolder, 'children.json'))).toBe(false)
  })

  it('serves the page for every path of the site, and nothing outside its folder', async () => {
    const page = await fetch(`${localUrl()}/dashboard/live`)
    expect(page.headers.get('content-type')).toContain('text/html')
    expect(page.headers.get('content-security-policy')).toContain("default-src 'self'")
    for (const path of ['/nothing.js', '/..%2f..%2fpackage.json', '/%00.js'])
      expect((await fetch(`${localUrl()}${path}`)).status).toBe(404)
  })

  it('has only the routes of the template', async () => {
    for (const path of ['/api/vectra/nothing', '/api', '/api/'])
      expect(await (await fetch(`${localUrl()}${path}`)).json()).toEqual({ message: 'Not Found' })
  })
})
