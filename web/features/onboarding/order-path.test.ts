import { expect, test } from 'vitest'
import { isOrderPath } from './order-path.ts'

test.each([
  ['/onboarding', true],
  ['/onboarding/', true],
  ['/onboarding/more', false],
  ['/onboardings', false],
  ['/dashboard/onboarding', false],
])('ORD-1 whether %s is the order page: %s', (path, isOrder) => expect(isOrderPath(path)).toBe(isOrder))
