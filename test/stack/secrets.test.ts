import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { buildFunctions } from '../../bin/local/build/build-functions.ts'
import { withBuildLock } from '../../bin/local/build/build-lock.ts'
import { SYNTH_TIMEOUT_MS } from '../make/local/a-stack.ts'

/** The formats of credentials. */
const SECRETS: Record<string, RegExp> = {
  'an access key of AWS': /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/,
  'a secret key of AWS': /aws_?secret_?access_?key\W{1,6}[A-Za-z0-9/+]{40}\b/i,
  'a private key': /-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----\s*[A-Za-z0-9+/=]{20}/,
  'a secret key of Stripe': /\b(?:sk|rk)_live_[A-Za-z0-9]{10,}|\bwhsec_[A-Za-z0-9+/=]{20,}/,
  'a token of GitHub, npm or Slack':
    /\bgh[pousr]_[A-Za-z0-9]{36}\b|\bnpm_[A-Za-z0-9]{36}\b|\bxox[abprs]-[0-9A-Za-z-]{10,}/,
  'a key of Google': /\bAIza[\w-]{35}\b/,
  'a signed token': /\beyJ[\w-]{15,}\.eyJ[\w-]{15,}\.[\w-]{20,}/,
}

const secretsIn = (text: string) =>
  Object.entries(SECRETS).flatMap(([what, form]) => (form.test(text) ? [what] : []))

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))

/** Path and finding of each file that holds one. */
const findingsIn = (paths: readonly string[]) =>
  paths.flatMap((path) => secretsIn(readFileSync(path, 'latin1')).map((what) => `${path}: ${what}`))

describe('T110 there are no credentials', () => {
  it('T110 in the sources', () => {
    const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'])
    const sources = listed
      .toString()
      .split('\0')
      .filter((path) => path !== '' && existsSync(path))
    expect(sources.length).toBeGreaterThan(500)
    expect(findingsIn(sources)).toEqual([])
  })

  it(
    'T110 in the bundles of functions and site',
    () =>
      // no other build may run while the files are read
      withBuildLock(async () => {
        await buildFunctions()
        const built = filesBelow('dist')
        expect(built.filter((path) => path.endsWith('index.mjs')).length).toBeGreaterThanOrEqual(10)
        expect(findingsIn(built)).toEqual([])
      }),
    SYNTH_TIMEOUT_MS,
  )

  // concatenated here, so that this file contains none
  it.each([
    ['an access key of AWS', ['AKIA', 'IOSFODNN7EXAMPLE']],
    ['a secret key of AWS', ['aws_secret_access_key = ', 'wJalrXUtnFEMIK7MDENGbPxRfiCYEXAMPLEKEYab']],
    ['a private key', ['-----BEGIN EC PRIVATE ', 'KEY-----\nMHcCAQEEIBkg4LVWM9nuwNSk3yByxZpY']],
    ['a secret key of Stripe', ['sk_', 'live_51Habcdefghij']],
    ['a token of GitHub, npm or Slack', ['ghp_', 'a'.repeat(36)]],
    ['a key of Google', ['AIza', 'b'.repeat(35)]],
    ['a signed token', ['eyJhbGciOiJSUzI1NiJ9', `.eyJ${'c'.repeat(20)}.${'d'.repeat(30)}`]],
  ])('T110 %s would be found', (what, parts) => {
    expect(secretsIn(parts.join(''))).toEqual([what])
    expect(secretsIn(parts[0] ?? '')).toEqual([])
  })
})
