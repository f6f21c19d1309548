import { expect, test } from 'vitest'
import { scaleBar } from './scale-bar.ts'

const inUnits = (kmPerPixel: number) =>
  (['km', 'miles', 'nautical'] as const).map((units) => {
    const { text, pixels } = scaleBar(kmPerPixel, { units, language: 'en' })
    return `${text.replaceAll(/\s/g, ' ')} ${Math.round(pixels)}px`
  })

test.each([
  [0.1, ['10 km 100px', '5 mi 80px', '5 nmi 93px']],
  [1, ['100 km 100px', '50 mi 80px', '50 nmi 93px']],
  [0.003, ['200 m 67px', '1,000 ft 102px', '1,000 ft 102px']],
  // 130 pixels are just a kilometre, and just below one
  [1 / 130, ['1 km 130px', '2,000 ft 79px', '2,000 ft 79px']],
  [0.999 / 130, ['500 m 65px', '2,000 ft 79px', '2,000 ft 79px']],
])('REP-3 the bar of a map with %d km for a pixel is %j', (kmPerPixel, bars) => {
  expect(inUnits(kmPerPixel)).toEqual(bars)
})
