import { request } from '@playwright/test'
import { accountIdOf } from '../make/accounts/account-id-of.ts'
import { aBrowserAccount, type BrowserStorage, signIn } from '../make/accounts/browser-account.ts'
import { localStore } from '../make/local/local-store.ts'
import { aFleet, seedFleet } from '../make/seed-fleet.ts'

/** The browser storage of an owner whose fleet of `devices` has just reported. */
export async function signedInOwner(
  url: string,
  storeEndpoint: string,
  devices: number,
): Promise<BrowserStorage> {
  const api = await request.newContext({ baseURL: url })
  const { accessToken, storage } = await signIn(await aBrowserAccount(api), api)
  await seedFleet(await localStore(storeEndpoint), aFleet(accountIdOf(accessToken), devices, Date.now()))
  await api.dispose()
  return storage
}
