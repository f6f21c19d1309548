import { request } from '../../cli/sign-in.ts'
import { CheckFailed, type Found } from '../checks.ts'
import type { Run } from '../run.ts'
import { SECTIONS } from '../sections.ts'
import type { Account } from './sign-in.ts'

/** Who may call the API, and that no response is cached for another caller. */
export async function checkApi({ check }: Run, account: Found<Account>): Promise<void> {
  await check(
    { title: 'The API refuses calls without an access token', see: SECTIONS.api },
    account,
    async ({ site, idToken }) => {
      const url = `${site.config.apiUrl}/vectra/devices`
      expectStatus(await get(url, null), 401, 'without a token')
      expectStatus(await get(url, 'none'), 401, 'with a forged token')
      expectStatus(await get(url, idToken), 403, 'with an id token')
    },
  )
  await check(
    { title: 'No answer of the API is cached for the next caller', see: SECTIONS.edge },
    account,
    async ({ site, accessToken }) => {
      const found = `${site.config.apiUrl}/vectra/subscription-status`
      expectStatus(await get(found, accessToken), 200, 'for the account')
      expectStatus(await get(found, null), 401, 'for no one after an answer for the account')
      const missing = `${site.config.apiUrl}/vectra/devices/none-${Date.now()}/diagnostics`
      expectStatus(await get(missing, accessToken), 404, 'for the account')
      expectStatus(await get(missing, null), 401, 'for no one after a 404 for the account')
      expectStatus(await get(missing, accessToken), 404, 'for the account again')
    },
  )
}

const get = (url: string, token: string | null) =>
  request(url, { headers: token === null ? {} : { authorization: `Bearer ${token}` } })

/** CloudFront adds `age` to what it answers from its cache. */
function expectStatus({ status, headers, url }: Response, wanted: number, whom: string): void {
  const { pathname } = new URL(url)
  if (status !== wanted) throw new CheckFailed(`${pathname} answered ${status} ${whom}, not ${wanted}`)
  if (headers.has('age')) throw new CheckFailed(`${pathname} was answered from a cache ${whom}`)
}
