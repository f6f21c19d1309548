import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { LINK_ID, parseShareToken } from '../../shared/shares/share-token.ts'
import { signingKeys } from '../../test/make/signing-keys.ts'
import { linkIdOf, tokenOf } from './share-token.ts'

const OLD = 'o'.repeat(64)
const NEW = 'n'.repeat(64)
const BEFORE = signingKeys({ 1: OLD })
const aLinkId = () => randomBytes(12).toString('base64url')

describe('the token of a share link', () => {
  it('T35 opens its link, fits into a path, and never ends in a character that a messenger would cut off', () => {
    for (let count = 0; count < 1_000; count++) {
      const linkId = aLinkId()
      const token = tokenOf(BEFORE, linkId)
      expect(linkId).toMatch(LINK_ID)
      expect(token).toMatch(/^[\w-]{38}[A-Za-z0-9]$/)
      expect(linkIdOf(BEFORE, token)).toBe(linkId)
    }
  })

  it('T35 is unique among 100,000, with 96 random bits and a MAC of 128', () => {
    const tokens = new Set(Array.from({ length: 100_000 }, () => tokenOf(BEFORE, aLinkId())))
    expect(tokens.size).toBe(100_000)
    const { linkId = '', mac = '' } = parseShareToken(tokenOf(BEFORE, aLinkId())) ?? {}
    expect(Buffer.from(linkId, 'base64url').length * 8).toBe(96)
    expect(Buffer.from(mac, 'base64url').length * 8).toBe(128)
  })

  it('T35 no source file of shares uses Math.random', () => {
    const sources = readdirSync('functions/handlers/shares').filter((name) => !name.endsWith('.test.ts'))
    expect(sources).toContain('handler.ts')
    for (const name of sources)
      expect(readFileSync(`functions/handlers/shares/${name}`, 'utf8')).not.toContain('Math.random')
  })

  it('T36 cannot be made from the link’s id without the key', () => {
    const linkId = aLinkId()
    const forger = signingKeys({ 1: randomBytes(32).toString('hex') })
    expect(linkIdOf(BEFORE, tokenOf(forger, linkId))).toBeNull()
    expect(linkIdOf(BEFORE, linkId)).toBeNull()
    expect(linkIdOf(BEFORE, `1${linkId}${'A'.repeat(22)}`)).toBeNull()
  })

  it('T37 opens nothing after any change', () => {
    const token = tokenOf(BEFORE, aLinkId())
    const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
    for (let index = 0; index < token.length; index++)
      for (const letter of LETTERS) {
        const forged = token.slice(0, index) + letter + token.slice(index + 1)
        if (forged !== token) expect(linkIdOf(BEFORE, forged)).toBeNull()
      }
    const odd = ['', ' ', '.', '..', '%2e', 'a'.repeat(10_000), '\u0000', '__proto__', token.toLowerCase()]
    for (const forged of [
      ...odd,
      `${token}A`,
      `${token}=`,
      ` ${token}`,
      `${token}\n`,
      token.slice(1),
      `1${token}`,
    ])
      expect(linkIdOf(BEFORE, forged)).toBeNull()
  })

  it('T37 opens nothing with the MAC of another link or another key', () => {
    const both = signingKeys({ 1: OLD, 2: NEW })
    const [one, other] = [tokenOf(BEFORE, aLinkId()), tokenOf(BEFORE, aLinkId())]
    expect(linkIdOf(BEFORE, one.slice(0, 17) + other.slice(17))).toBeNull()
    expect(linkIdOf(both, `2${one.slice(1)}`)).toBeNull()
  })

  it('SHR-6 survives a new current key, until its own key is removed', () => {
    const linkId = aLinkId()
    const before = tokenOf(BEFORE, linkId)
    const both = signingKeys({ 1: OLD, 2: NEW })
    expect(linkIdOf(both, before)).toBe(linkId)
    expect(linkIdOf(both, tokenOf(both, linkId))).toBe(linkId)
    expect(tokenOf(both, linkId)).not.toBe(before)
    expect(linkIdOf(signingKeys({ 2: NEW }), before)).toBeNull()
  })
})
