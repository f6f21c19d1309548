import { describe, expect, test } from 'vitest'
import { type Strategy, strategyFor } from './caching-strategy.ts'

const SITE = 'https://vectra.example'

const asked = (path: string, request: Partial<Request> = {}) =>
  strategyFor({ method: 'GET', mode: 'cors', url: new URL(path, SITE).href, ...request }, SITE)

describe('T06 the service worker keeps the shell and nothing of an account', () => {
  test.each<[string, Strategy]>([
    ['/api/vectra/devices', 'network'],
    ['/api', 'network'],
    ['/_cognito/', 'network'],
    ['/_local/maps/streets', 'network'],
    ['https://tiles.openfreemap.org/planet/1/2/3.pbf', 'network'],
    ['https://tiles.openfreemap.org/assets/sprite.png', 'network'],
    ['/assets/index-Cg_VKmWT.js', 'kept'],
    ['/config.json', 'refreshed'],
    ['/robots.txt', 'network'],
    ['/service-worker.js', 'network'],
  ])('T06 %s is answered by way of %s', (path, way) => {
    expect(asked(path)).toBe(way)
  })

  test.each<[string, Strategy]>([
    ['/', 'page'],
    ['/dashboard/live?device=SEA240', 'page'],
    ['/apiary', 'page'],
    ['/share/abc', 'page'],
    ['/api/vectra/export', 'network'],
    ['/_local', 'network'],
    ['/robots.txt', 'network'],
  ])('T06 going to %s is answered by way of %s', (path, way) => {
    expect(asked(path, { mode: 'navigate' })).toBe(way)
  })

  test('T06 what is sent is never answered from what is kept', () => {
    expect(asked('/config.json', { method: 'POST' })).toBe('network')
    expect(asked('/assets/index-Cg_VKmWT.js', { method: 'HEAD' })).toBe('network')
  })
})
