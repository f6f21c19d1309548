import { describe, expect, it } from 'vitest'
import { localUrl } from '../make/accounts/account.ts'

const headersOf = async (path: string) => (await fetch(`${localUrl()}${path}`)).headers

describe('the headers that CloudFront adds', () => {
  it('T42 the page and the API of a share link send no referrer and are not indexed', async () => {
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

  it('T42 everything else may be indexed', async () => {
    for (const path of ['/', '/share', '/dashboard/live', '/api/vectra/devices', '/config.json']) {
      const headers = await headersOf(path)
      expect(headers.get('referrer-policy'), path).toBe('strict-origin-when-cross-origin')
      expect(headers.get('x-robots-tag'), path).toBeNull()
    }
  })
})
