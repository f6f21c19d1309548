import { describe, expect, it } from 'vitest'
import { siteUrls } from './site-urls.ts'

describe('the URL of the site', () => {
  it('has localhost unless another host is given', () => {
    expect(siteUrls('127.0.0.1', 3001).publicUrl).toBe('http://localhost:3001')
    expect(siteUrls('localhost', 3001).publicUrl).toBe('http://localhost:3001')
    expect(siteUrls('192.168.1.20', 3001).publicUrl).toBe('http://192.168.1.20:3001')
  })
  it('is one of its names at its port', () => {
    const { isSite } = siteUrls('192.168.1.20', 3001)
    for (const name of ['192.168.1.20', 'localhost', '127.0.0.1'])
      expect(isSite(`http://${name}:3001`)).toBe(true)
    for (const origin of [
      'http://evil.example:3001',
      'http://localhost:3002',
      'https://localhost:3001',
      'null',
    ])
      expect(isSite(origin)).toBe(false)
  })
  it('has the host of the request, if it is one of this run', () => {
    const { urlFor } = siteUrls('192.168.1.20', 3001)
    expect(urlFor('192.168.1.20:3001')).toBe('http://192.168.1.20:3001')
    expect(urlFor('localhost:3001')).toBe('http://localhost:3001')
    expect(urlFor('127.0.0.1:3001')).toBe('http://127.0.0.1:3001')
    for (const header of ['evil.example:3001', 'localhost:80', 'localhost', '', undefined])
      expect(urlFor(header)).toBe('http://192.168.1.20:3001')
  })
})
