import { describe, expect, test } from 'vitest'
import { UNIT_SYSTEMS } from './unit-systems.ts'
import { createUnitTexts } from './unit-texts.ts'

const km = createUnitTexts('km', 'en')
const miles = createUnitTexts('miles', 'en')
const nautical = createUnitTexts('nautical', 'en')
const inAll = (write: (texts: typeof km) => string) =>
  [km, miles, nautical].map((texts) => write(texts).replaceAll(/\s/g, ' '))

test.each([
  [100, ['100 km/h', '62 mph', '54 kn']],
  [31.5, ['32 km/h', '20 mph', '17 kn']],
  [0.8, ['1 km/h', '0 mph', '0 kn']],
  [0, ['0 km/h', '0 mph', '0 kn']],
  [1234, ['1,234 km/h', '767 mph', '666 kn']],
  [null, ['–', '–', '–']],
])('APP-11 a speed of %d km/h is a whole number in each unit: %j', (speedKmh, texts) => {
  expect(inAll(({ speedText }) => speedText(speedKmh))).toEqual(texts)
})

test.each([
  [100, ['100.0 km', '62.1 mi', '54.0 nmi']],
  [1.852, ['1.9 km', '1.2 mi', '1.0 nmi']],
  [12345.6, ['12,345.6 km', '7,671.2 mi', '6,666.1 nmi']],
  [null, ['–', '–', '–']],
])('APP-11 a distance of %d km is %j', (distanceKm, texts) => {
  expect(inAll(({ distanceText }) => distanceText(distanceKm))).toEqual(texts)
})

test.each([
  [3, ['3 m', '10 ft', '10 ft']],
  [36.6, ['37 m', '120 ft', '120 ft']],
  [-3, ['-3 m', '-10 ft', '-10 ft']],
  [2000, ['2,000 m', '6,562 ft', '6,562 ft']],
])('APP-11 an altitude or accuracy of %d m is %j', (metres, texts) => {
  expect(inAll(({ lengthText }) => lengthText(metres))).toEqual(texts)
})

test('CMD-2 the limit of the interlock, 20 km/h, is rounded down: a speed below its text is below it', () => {
  expect(inAll(({ speedLimitText }) => speedLimitText(20))).toEqual(['20 km/h', '12 mph', '10 kn'])
})

test('APP-11 an axis of speeds has round numbers in each unit', () => {
  expect(nautical.speedValue(185.2)).toBeCloseTo(100)
  expect(inAll(({ speedValueText }) => speedValueText(60))).toEqual(['60 km/h', '60 mph', '60 kn'])
})

describe('SHR-1 a radius', () => {
  test('SHR-1 is chosen from round values in each unit', () => {
    const textsOf = ({ radiiM, radiusText }: typeof km) =>
      radiiM.map((metres) => radiusText(metres).replaceAll(/\s/g, ' '))
    expect(textsOf(km).join()).toBe('100 m,200 m,500 m,1 km,2 km,5 km,10 km,20 km')
    expect(textsOf(miles).join()).toBe('300 ft,600 ft,0.25 mi,0.5 mi,1 mi,2 mi,5 mi,10 mi')
    expect(textsOf(nautical).join()).toBe('300 ft,600 ft,0.25 nmi,0.5 nmi,1 nmi,2 nmi,5 nmi,10 nmi')
  })

  test.each(Object.values(UNIT_SYSTEMS))(
    'SHR-1 is within the limits of a link, and its default is a choice',
    (system) => {
      expect(system.radiiM).toContain(system.defaultRadiusM)
      expect(Math.min(...system.radiiM)).toBeGreaterThanOrEqual(50)
      expect(Math.max(...system.radiiM)).toBeLessThanOrEqual(20_000)
    },
  )

  test.each([
    [500, ['500 m', '0.31 mi', '0.27 nmi']],
    [999, ['999 m', '0.62 mi', '0.54 nmi']],
    [1609.34, ['1.61 km', '1 mi', '0.87 nmi']],
    [321, ['321 m', '1,053 ft', '1,053 ft']],
    [371, ['371 m', '0.23 mi', '0.2 nmi']],
  ])('SHR-8 of %d m, chosen in other units, is %j', (metres, texts) => {
    expect(inAll(({ radiusText }) => radiusText(metres))).toEqual(texts)
  })
})
