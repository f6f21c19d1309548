import { describe, expect, it } from 'vitest'
import { siteUrls } from './site-urls.ts'

describe('the addresses of the site', () => {
  it('are announced as localhost unless another host is given', () => {
    expect(siteUrls('127.0.0.1', 3001).announced).toBe('http://localhost:3001')
    expect(siteUrls('localhost', 3001).announced).toBe('http://localhost:3001')
    expect(siteUrls('192.168.1.20', 3001).announced).toBe('http://192.168.1.20:3001')
  })
  it('are those that the request came by, and nobody else’s', () => {
    const { askedBy } = siteUrls('192.168.1.20', 3001)
    expect(askedBy('192.168.1.20:3001')).toBe('http://192.168.1.20:3001')
    expect(askedBy('localhost:3001')).toBe('http://localhost:3001')
    expect(askedBy('127.0.0.1:3001')).toBe('http://127.0.0.1:3001')
    for (const header of ['evil.example:3001', 'localhost:80', 'localhost', '', undefined])
      expect(askedBy(header)).toBe('http://192.168.1.20:3001')
  })
})
