import { DEMO_ACCOUNT } from './demo-account.ts'

/** Operates every local run, and nothing else. The key is that of an authenticator app, in base32. */
export const DEMO_OPERATOR = {
  email: 'operator@vectra.local',
  password: DEMO_ACCOUNT.password,
  authenticatorKey: 'VECTRALOCAL234567OPERATORDEMOKEY',
}
