import { expect, test } from 'vitest'
import { isSignInPath } from './sign-in-path.ts'

test.each([
  ['/login', true],
  ['/login/', true],
  ['/login/more', false],
  ['/logins', false],
  ['/dashboard/login', false],
])('APP-2 whether %s is the sign-in: %s', (path, isSignIn) => expect(isSignInPath(path)).toBe(isSignIn))
