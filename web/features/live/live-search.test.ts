import { describe, expect, test } from 'vitest'
import { liveSearch } from './live-search.ts'

describe('LIV-2 LIV-3 the query of the live map', () => {
  test.each([
    [{ deviceId: 'SEA240' }, { deviceId: 'SEA240' }],
    [{ deviceId: 860123456789012 }, { deviceId: '860123456789012' }],
    [
      { trail: 10080, style: 'dark', trails: 'off', panel: 'hidden' },
      { trail: 10080, style: 'dark', trails: 'off', panel: 'hidden' },
    ],
    [{ trail: '30' }, { trail: 30 }],
    [
      { q: 240, show: 'moving', tag: true, sort: 'lastContact' },
      { q: '240', show: 'moving', tag: 'true', sort: 'lastContact' },
    ],
    [{ show: 'online' }, { show: 'online' }],
    [{ show: 'lowBattery' }, { show: 'lowBattery' }],
    [{ show: 'relayCut' }, { show: 'relayCut' }],
    [{ show: 'silent' }, { show: 'silent' }],
    [
      {
        trail: 31,
        style: 'comic',
        trails: 'yes',
        panel: 'none',
        deviceId: ['x'],
        q: '',
        show: 1,
        sort: 'age',
      },
      { ignored: 'device filter view' },
    ],
  ])('LIV-3 %j is read as %j', (query, search) => {
    expect(liveSearch(query)).toEqual(search)
  })
})
