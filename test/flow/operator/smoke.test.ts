import type { ChildProcess } from 'node:child_process'
import { beforeAll, describe, expect, it } from 'vitest'
import { devices } from '../../../shared/devices/devices.routes.ts'
import { type Account, anAccount, localUrl } from '../../make/accounts/account.ts'
import { aCarelessEdge } from '../../make/local/careless-edge.ts'
import { runProgram } from '../../make/local/operator.ts'

type Found = { url?: string; password?: string; onOutput?: (out: string, child: ChildProcess) => void }

const smoke = ({ email, password }: Account, found: Found = {}) =>
  runProgram(
    'bin/smoke.ts',
    ['--url', found.url ?? localUrl()],
    { VECTRA_EMAIL: email, VECTRA_PASSWORD: found.password ?? password },
    found.onOutput,
  )

/** The titles of the lines with a label. */
const titlesOf = (out: string, label: keyof typeof AFTER_TITLE) =>
  [...out.matchAll(new RegExp(`^${label} +(.+?)${AFTER_TITLE[label]}`, 'gm'))].map(([, title = '']) => title)
const AFTER_TITLE = { held: ' \\(\\d+\\.\\d s\\)$', FAILED: ': ', 'not tried': ': ', skipped: ': ' }

const sharesOf = async (account: Account) => (await account.call('GET', '/vectra/shares')).body

describe('npm run smoke on a local run', () => {
  // of two runs: the second finds the device of the first
  let account: Account
  beforeAll(async () => {
    account = await anAccount()
  })
  const expectOnlyTheDevice = async () => {
    const { body } = await account.call('GET', '/vectra/devices')
    expect(devices.listDevices.reply.parse(body).devices).toHaveLength(1)
    expect(await sharesOf(account)).toEqual({ shareLinks: [] })
  }

  it('all checks pass, and only the device remains', async () => {
    const { code, out } = await smoke(account)
    expect(out).not.toMatch(/^(FAILED|not tried)/m)
    expect(code).toBe(0)
    expect(titlesOf(out, 'held').length).toBeGreaterThan(30)
    expect(titlesOf(out, 'skipped')).toContain('A tracker connects with its certificate')
    await expectOnlyTheDevice()
  })

  it('names what a careless edge breaks, and says what to do about it', async () => {
    const { code, out } = await smoke(account, { url: await aCarelessEdge(localUrl()) })
    expect(code).toBe(1)
    expect(titlesOf(out, 'FAILED')).toEqual([
      'Pages, files and the API have the security headers',
      'Share links send no referrer and are not indexed',
      'No answer of the API is cached for the next caller',
      'A page connects with its token, which is in the MQTT CONNECT only',
      'A link is off and on again as soon as its owner says so',
    ])
    expect(out).toContain('x-frame-options of / is missing, not DENY → "The edge" in docs/operate.md')
    expect(out).toContain('answered 404 for no one after a 404 for the account, not 401')
    expect(titlesOf(out, 'not tried')).toEqual([
      'A position is pushed to the page',
      'A page with another token or client id is refused',
      'A page neither follows other accounts nor publishes',
    ])
    await expectOnlyTheDevice()
  })

  it('cleans up after Ctrl+C, and reports the interruption', async () => {
    const account = await anAccount()
    const onOutput = (out: string, child: ChildProcess) => {
      if (titlesOf(out, 'held').includes('A share link is created')) child.kill('SIGINT')
    }
    const { code, out } = await smoke(account, { onOutput })
    expect(code).toBe(2)
    expect(titlesOf(out, 'held')).toContain('Clean up: delete the share link')
    expect(out).toContain('New credentials end the connections under all client ids: it was interrupted')
    expect(await sharesOf(account)).toEqual({ shareLinks: [] })
  })

  it('skips the checks of an account that cannot sign in', async () => {
    const account = await anAccount()
    const { code, out } = await smoke(account, { password: 'Wrong-horse-2026' })
    expect(code).toBe(1)
    expect(titlesOf(out, 'FAILED')).toEqual(['The account signs in'])
    expect(out).toContain('The tracker gets credentials: it depends on “The account signs in”')
  })
})
