import { describe, expect, it } from 'vitest'
import { localUrl } from '../make/account.ts'

const headersOf = async (path: string) => (await fetch(`${localUrl()}${path}`)).headers

describe('what the edge adds to each answer', () => {
  it('T42 the page and the calls of a share link name no referrer, and robots stay away', async () => {
    for (const path of [
      '/share/any-token',
      '/api/vectra/public/share/any-token',
      '/api/vectra/public/share/any-token/location',
    ]) {
      const headers = await headersOf(path)
      expect(headers.get('referrer-policy'), path).toBe('no-referrer')
      expect(headers.get('x-robots-tag'), path).toBe('noindex, nofollow')
    }
  })

  it('T42 nothing else is kept from robots', async () => {
    for (const path of ['/', '/share', '/dashboard/live', '/api/vectra/devices', '/config.json']) {
      const headers = await headersOf(path)
      expect(headers.get('referrer-policy'), path).toBe('strict-origin-when-cross-origin')
      expect(headers.get('x-robots-tag'), path).toBeNull()
    }
  })
})
