import { expect, test } from 'vitest'
import { signInConfigIn } from './start-sign-in.ts'

const CONFIG = {
  userPoolId: 'us-east-1_pool',
  userPoolClientId: 'client',
  userPoolEndpoint: 'https://vectra.test/_cognito/',
  hostedLoginDomain: null,
  testingMode: true,
}

test('APP-2 the sign-in reads its part of the configuration', () => {
  expect(signInConfigIn({ ...CONFIG, apiUrl: 'https://vectra.test/api' })).toEqual(CONFIG)
  const hosted = { ...CONFIG, hostedLoginDomain: 'login.vectra.test', testingMode: false }
  expect(signInConfigIn(hosted)).toEqual(hosted)
})

test.each(['userPoolId', 'userPoolClientId', 'userPoolEndpoint', 'hostedLoginDomain'])(
  'APP-2 a configuration without %s is refused',
  (name) => {
    expect(() => signInConfigIn({ ...CONFIG, [name]: undefined })).toThrow(`/config.json has no ${name}`)
  },
)

test.each([null, 'text', 7])('APP-2 %j is no configuration', (config) => {
  expect(() => signInConfigIn(config)).toThrow('/config.json has no userPoolId')
})
