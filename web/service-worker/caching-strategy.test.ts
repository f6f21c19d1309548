import { describe, expect, test } from 'vitest'
import { type Strategy, strategyFor } from './caching-strategy.ts'

const SITE = 'https://vectra.example'

const strategyOf = (path: string, request: Partial<Request> = {}) =>
  strategyFor({ method: 'GET', mode: 'cors', url: new URL(path, SITE).href, ...request }, SITE)

describe('T06 the service worker caches the shell and nothing of an account', () => {
  test.each<[string, Strategy]>([
    ['/api/vectra/devices', 'network-only'],
    ['/api', 'network-only'],
    ['/_cognito/', 'network-only'],
    ['/_local/maps/streets', 'network-only'],
    ['https://tiles.openfreemap.org/planet/1/2/3.pbf', 'network-only'],
    ['https://tiles.openfreemap.org/assets/sprite.png', 'network-only'],
    ['/assets/index-Cg_VKmWT.js', 'cache-first'],
    ['/config.json', 'network-first'],
    ['/robots.txt', 'network-only'],
    ['/service-worker.js', 'network-only'],
  ])('T06 a request for %s is %s', (path, strategy) => {
    expect(strategyOf(path)).toBe(strategy)
  })

  test.each<[string, Strategy]>([
    ['/', 'page'],
    ['/dashboard/live?device=SEA240', 'page'],
    ['/apiary', 'page'],
    ['/share/abc', 'page'],
    ['/api/vectra/export', 'network-only'],
    ['/_local', 'network-only'],
    ['/robots.txt', 'network-only'],
  ])('T06 navigation to %s is %s', (path, strategy) => {
    expect(strategyOf(path, { mode: 'navigate' })).toBe(strategy)
  })

  test('T06 only GET requests are answered from the cache', () => {
    expect(strategyOf('/config.json', { method: 'POST' })).toBe('network-only')
    expect(strategyOf('/assets/index-Cg_VKmWT.js', { method: 'HEAD' })).toBe('network-only')
  })
})
