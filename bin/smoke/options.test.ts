import { describe, expect, it } from 'vitest'
import { DEMO_ACCOUNT } from '../../shared/account/demo-account.ts'
import { readCommand, type SmokeEnvironment } from './options.ts'

const SITE = 'https://track.example.com'
const ACCOUNT = { VECTRA_EMAIL: 'mia@example.com', VECTRA_PASSWORD: '-secret' }
const read = (environment: SmokeEnvironment, ...args: string[]) => readCommand(args, environment)

describe('npm run smoke', () => {
  it.each([
    [['--url', `${SITE}/dashboard`], { siteUrl: SITE, email: 'mia@example.com', aws: null }],
    [['--url', SITE, '--email', 'moe@example.com'], { email: 'moe@example.com', password: '-secret' }],
    [['--url', SITE, '--stack', 'Vectra'], { aws: { stack: 'Vectra', region: null } }],
    [
      ['--url', SITE, '--stack', 'VectraTrial', '--region', 'eu-west-1'],
      { aws: { stack: 'VectraTrial', region: 'eu-west-1' } },
    ],
  ])('%j', (args, options) => {
    expect(read(ACCOUNT, ...args)).toMatchObject({ kind: 'smoke', options })
  })

  it.each(['http://localhost:3001', 'http://127.0.0.1:3001'])('uses the demo account at %s', (url) => {
    expect(read({}, '--url', url)).toMatchObject({ options: DEMO_ACCOUNT })
    expect(read(ACCOUNT, '--url', url)).toMatchObject({ options: { email: 'mia@example.com' } })
  })

  it.each([
    [ACCOUNT, [], '--url: must be the URL of the site'],
    [ACCOUNT, ['--url', 'track.example.com'], '--url: must be the URL of the site'],
    [ACCOUNT, ['--url', 'ftp://track.example.com'], '--url: must be the URL of the site'],
    [{}, ['--url', SITE], 'set VECTRA_EMAIL and VECTRA_PASSWORD'],
    [{ VECTRA_EMAIL: 'mia@example.com' }, ['--url', SITE], 'Set VECTRA_PASSWORD to the password of mia@'],
    [ACCOUNT, ['--url', SITE, '--region', 'eu-west-1'], '--region needs --stack'],
    [ACCOUNT, ['--url', SITE, '--password', 'secret'], "Unknown option '--password'"],
  ])('%j %j is invalid: %s', (environment, args, reason) => {
    expect(read(environment, ...args)).toMatchObject({
      kind: 'invalid',
      reason: expect.stringContaining(reason),
    })
  })
})
