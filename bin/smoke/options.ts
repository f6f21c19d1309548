import * as z from 'zod'
import { DEMO_ACCOUNT } from '../../shared/account/demo-account.ts'
import { Text } from '../cli/option-values.ts'
import { type NothingToRun, readOptions } from '../cli/read-options.ts'

export type SmokeOptions = {
  /** The origin of the site. */
  siteUrl: string
  email: string
  password: string
  /** The stack, for the checks that need AWS credentials; `null` skips them. `region: null`: the one in the environment. */
  aws: { stack: string; region: string | null } | null
}
type Command = { kind: 'smoke'; options: SmokeOptions }

/** The variables that the command reads. The password is not an option, because shells keep a history. */
export type SmokeEnvironment = { VECTRA_EMAIL?: string | undefined; VECTRA_PASSWORD?: string | undefined }

const USAGE = `Proves a deployment from outside, in less than three minutes, and cleans up:
  VECTRA_EMAIL=EMAIL VECTRA_PASSWORD=PASSWORD npm run smoke -- --url https://… [--stack Vectra] [--region REGION]
  --url      the site
  --email    the account to use, instead of VECTRA_EMAIL; for the local run, the demo account is the default
  --stack    the stack, for the checks that need your AWS credentials (certificates, authorizer, metrics)
  --region   its region, if it is not the one of your environment
The account needs one free subscription the first time: npm run provision -- --account EMAIL --grant 1
It keeps one device, "Smoke test". Run one smoke test at a time for each account.
Exit code: 0 all checks passed, 1 a check failed, 2 the run was interrupted.`

const FORM = {
  usage: USAGE,
  options: z.object({
    url: z.url({
      protocol: /^https?$/,
      error: 'must be the URL of the site, such as https://track.example.com',
    }),
    email: z.email('must be an email address').optional(),
    stack: Text.optional(),
    region: Text.optional(),
  }),
}

const LOOPBACK_HOSTS = ['localhost', '127.0.0.1', '[::1]']

export const readCommand = (args: readonly string[], environment: SmokeEnvironment): Command | NothingToRun =>
  readOptions(args, FORM, ({ url, email, stack, region }) => {
    const { origin, hostname } = new URL(url)
    const account = accountFrom(email ?? environment.VECTRA_EMAIL, environment.VECTRA_PASSWORD, hostname)
    if (typeof account === 'string') return account
    if (region !== undefined && stack === undefined) return '--region needs --stack.'
    const aws = stack === undefined ? null : { stack, region: region ?? null }
    return { kind: 'smoke', options: { siteUrl: origin, ...account, aws } }
  })

function accountFrom(
  email: string | undefined,
  password: string | undefined,
  hostname: string,
): { email: string; password: string } | string {
  if (email === undefined && LOOPBACK_HOSTS.includes(hostname)) return DEMO_ACCOUNT
  if (email === undefined)
    return 'Which account? Sign up on the site, and set VECTRA_EMAIL and VECTRA_PASSWORD.'
  if (password === undefined) return `Set VECTRA_PASSWORD to the password of ${email}.`
  return { email, password }
}
