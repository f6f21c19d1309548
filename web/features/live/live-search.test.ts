import { describe, expect, test } from 'vitest'
import { liveSearch } from './live-search.ts'

describe('LIV-2 LIV-3 what the address of the live map says', () => {
  test.each([
    [{ deviceId: 'SEA240' }, { deviceId: 'SEA240' }],
    [{ deviceId: 860123456789012 }, { deviceId: '860123456789012' }],
    [
      { trail: 10080, style: 'dark', trails: 'off' },
      { trail: 10080, style: 'dark', trails: 'off' },
    ],
    [{ trail: '30' }, { trail: 30 }],
    [{ trail: 31, style: 'comic', trails: 'on', deviceId: ['x'] }, {}],
  ])('LIV-3 %j is read as %j', (query, read) => {
    expect(liveSearch(query)).toEqual(read)
  })
})
