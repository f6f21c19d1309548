import * as z from 'zod'
import type { DeadLetterQueue } from '../../shared/operator/dead-letters.routes.ts'
import type { SecretSource } from '../outside/read-secret.ts'
import { readEnvironment } from './environment.ts'

/** The variable that has the name of each table. */
export const TABLES = {
  accounts: 'ACCOUNTS_TABLE',
  audit: 'AUDIT_TABLE',
  billingLog: 'BILLING_LOG_TABLE',
  certificates: 'CERTIFICATES_TABLE',
  commands: 'COMMANDS_TABLE',
  devices: 'DEVICES_TABLE',
  due: 'DUE_TABLE',
  events: 'EVENTS_TABLE',
  gateways: 'GATEWAYS_TABLE',
  geofences: 'GEOFENCES_TABLE',
  logbook: 'LOGBOOK_TABLE',
  maintenance: 'MAINTENANCE_TABLE',
  members: 'MEMBERS_TABLE',
  orders: 'ORDERS_TABLE',
  recipients: 'RECIPIENTS_TABLE',
  reports: 'REPORTS_TABLE',
  rules: 'RULES_TABLE',
  schedules: 'SCHEDULES_TABLE',
  shares: 'SHARES_TABLE',
  subscriptions: 'SUBSCRIPTIONS_TABLE',
  trackers: 'TRACKERS_TABLE',
  trails: 'TRAILS_TABLE',
  usage: 'USAGE_TABLE',
} as const

/** The variable that has the URL of each queue. */
export const QUEUES = {
  /** Deletions of accounts and exports of their data. */
  accountJobs: 'ACCOUNT_JOBS_URL',
  /** Due work of a kind that the tick does not know. */
  deadLetters: 'DEAD_LETTERS_URL',
  dueAccounts: 'DUE_ACCOUNTS_URL',
  dueDevices: 'DUE_DEVICES_URL',
  dueLateTrails: 'DUE_LATE_TRAILS_URL',
  dueMessages: 'DUE_MESSAGES_URL',
  dueRelay: 'DUE_RELAY_URL',
  dueUsage: 'DUE_USAGE_URL',
  notify: 'NOTIFY_QUEUE_URL',
  reports: 'REPORT_QUEUE_URL',
} as const

/** The variable that has the URL of each dead-letter queue. */
export const DEAD_LETTERS = {
  accounts: 'ACCOUNT_DEAD_LETTERS_URL',
  dueWork: 'DUE_DEAD_LETTERS_URL',
  notify: 'NOTIFY_DEAD_LETTERS_URL',
  reports: 'REPORT_DEAD_LETTERS_URL',
  telemetry: 'TELEMETRY_DEAD_LETTERS_URL',
} as const satisfies Record<DeadLetterQueue, string>

/** The variable that has the id of each secret. */
export const SECRETS = {
  /** The keys of links in notifications, from which the one is derived that signs receipts. */
  links: 'LINK_SECRET_ID',
  /** The key pair of push messages is derived from it. */
  push: 'PUSH_SECRET_ID',
  shares: 'SHARE_SECRET_ID',
  stripe: 'STRIPE_SECRET',
} as const

/** The endpoint of the Lambda extension that reads secrets. */
export const SECRETS_ENDPOINT = 'SECRETS_ENDPOINT'

/** The variable of each setting, and what it must be. */
export const SETTINGS = {
  /** Forbidden command words that this deployment allows, separated by commas; usually empty. */
  allowedCommandWords: ['ALLOWED_COMMAND_WORDS', z.string()],
  /** The API's own host, which no webhook may call. */
  apiHost: ['API_HOST', z.string()],
  /** How often a queue delivers a job that fails. */
  attemptsMax: ['ATTEMPTS_MAX', z.coerce.number().int()],
  /** SES's settings for our emails; empty without a sender. */
  configurationSet: ['CONFIGURATION_SET', z.string()],
  /** `arn:aws:iot:region:account` */
  iotArn: ['IOT_ARN', z.string()],
  /** The sender of emails; empty where the operator has set none. */
  mailFrom: ['MAIL_FROM', z.string()],
  /** Where the operator reads of deletions of accounts; empty for nowhere. */
  operatorEmail: ['OPERATOR_EMAIL', z.string()],
  /** Where the operator receives orders; empty for nowhere. */
  ordersEmail: ['ORDERS_EMAIL', z.string()],
  privateFilesBucket: ['PRIVATE_FILES_BUCKET', z.string()],
  /** The site's URL, without a trailing slash. */
  siteUrl: ['SITE_URL', z.url()],
  /** ISO 3166 codes, separated by commas; empty if the operator allows no texts. */
  smsCountries: ['SMS_COUNTRIES', z.string()],
  stackName: ['STACK_NAME', z.string()],
  /** The name of the function that stores messages of trackers. */
  telemetryFunction: ['TELEMETRY_FUNCTION', z.string()],
  /** In front of every MQTT topic of this deployment; empty in production. */
  topicNamespace: ['TOPIC_NAMESPACE', z.string()],
  /** Where trackers connect: `mqtts://host:8883`, or `mqtt://` without TLS. */
  trackerEndpoint: ['TRACKER_ENDPOINT', z.url()],
  /** The most emails, and the most texts, of a day to those who have never confirmed. */
  unconfirmedPerDay: ['UNCONFIRMED_PER_DAY', z.coerce.number().int().positive()],
  userPoolClientId: ['USER_POOL_CLIENT_ID', z.string()],
  userPoolId: ['USER_POOL_ID', z.string()],
  /** The full URL of the user pool's JWKS document. */
  userPoolKeysUrl: ['USER_POOL_KEYS_URL', z.url()],
} as const

type TableName = keyof typeof TABLES
export type QueueName = keyof typeof QUEUES
export type SecretName = keyof typeof SECRETS
export type SettingName = keyof typeof SETTINGS

/** Actions of DynamoDB; a read by an index also needs `indexes`. */
type TableAction =
  | 'BatchGetItem'
  | 'BatchWriteItem'
  | 'ConditionCheckItem'
  | 'DeleteItem'
  | 'GetItem'
  | 'PutItem'
  | 'Query'
  | 'Scan'
  | 'UpdateItem'

/** Actions on users of Cognito. */
type UserAction =
  | 'AdminCreateUser'
  | 'AdminDeleteUser'
  | 'AdminGetUser'
  | 'AdminSetUserMFAPreference'
  | 'AdminUserGlobalSignOut'
  | 'ListUsers'

export type Service =
  /** Sends emails; gives the settings `mailFrom` and `configurationSet`. */
  | 'mail'
  /** Sends text messages; gives the setting `smsCountries`. */
  | 'texts'
  /** Publishes to the open pages of any account. */
  | 'live-views'
  /** Publishes commands to any tracker. */
  | 'tracker-commands'
  /** Ends the connection of any tracker. */
  | 'end-connections'
  /** Reads whether a tracker is connected. */
  | 'read-connections'
  /** Reads the alarms of the stack and the errors of its functions; gives the setting `stackName`. */
  | 'read-cloudwatch'

/**
 * Everything that a function uses, as declared in its `uses.ts`. The template gives it these variables and rights
 * (`lib/function-uses.ts`), and its handler reads the same list (`readUses`), so it cannot name what it was not given.
 */
export type Uses = {
  tables: { readonly [Table in TableName]?: readonly TableAction[] }
  /** Tables that it also reads by their index. */
  indexes?: readonly (
    | 'certificates'
    | 'devices'
    | 'gateways'
    | 'members'
    | 'orders'
    | 'shares'
    | 'subscriptions'
    | 'trackers'
  )[]
  sendsTo?: readonly QueueName[]
  /**
   * Dead-letter queues that it reads, deletes from and counts. That of telemetry gives the setting `telemetryFunction`,
   * with the rights to invoke it and to read the stream in front of it.
   */
  redrives?: readonly DeadLetterQueue[]
  secrets?: readonly SecretName[]
  /** Actions on users of Cognito; they come with the setting `userPoolId`. */
  users?: readonly UserAction[]
  /** The private files of accounts; gives the setting `privateFilesBucket`. A link reads with the right of its signer. */
  files?: {
    readonly exports?: 'read' | 'write'
    readonly reports?: 'read' | 'write'
    readonly all?: 'delete'
  }
  services?: readonly Service[]
  settings?: readonly SettingName[]
}

export type Listed<List> = List extends readonly (infer Name extends string)[] ? Name : never

type Given<Use extends Uses> =
  | Listed<Use['settings']>
  | ('users' extends keyof Use ? 'userPoolId' : never)
  | ('telemetry' extends Listed<Use['redrives']> ? 'telemetryFunction' : never)
  | ('files' extends keyof Use ? 'privateFilesBucket' : never)
  | ('mail' extends Listed<Use['services']> ? 'mailFrom' | 'configurationSet' : never)
  | ('texts' extends Listed<Use['services']> ? 'smsCountries' : never)
  | ('read-cloudwatch' extends Listed<Use['services']> ? 'stackName' : never)

/** Names of tables, URLs of queues, where secrets are, and settings. */
export type Used<Use extends Uses> = {
  tables: { readonly [Table in Extract<keyof Use['tables'], TableName>]: string }
  queues: { readonly [Queue in Listed<Use['sendsTo']>]: string }
  deadLetters: { readonly [Queue in Listed<Use['redrives']>]: string }
  secrets: { readonly [Secret in Listed<Use['secrets']>]: SecretSource }
  settings: { readonly [Setting in Given<Use>]: z.output<(typeof SETTINGS)[Setting][1]> }
}

/** The settings that a function gets, also those that come with what it uses. */
export function settingsOf({
  settings = [],
  redrives = [],
  users,
  files,
  services = [],
}: Uses): SettingName[] {
  return [
    ...settings,
    ...(redrives.includes('telemetry') ? (['telemetryFunction'] as const) : []),
    ...(users === undefined ? [] : (['userPoolId'] as const)),
    ...(files === undefined ? [] : (['privateFilesBucket'] as const)),
    ...(services.includes('mail') ? (['mailFrom', 'configurationSet'] as const) : []),
    ...(services.includes('texts') ? (['smsCountries'] as const) : []),
    ...(services.includes('read-cloudwatch') ? (['stackName'] as const) : []),
  ]
}

/** Reads the variables of what a function uses. Throws at start-up and names those that are missing or invalid. */
export function readUses<const Use extends Uses>(uses: Use): Used<Use>
export function readUses(uses: Uses): object {
  const tables = Object.keys(uses.tables).filter((name): name is TableName => name in TABLES)
  const { sendsTo = [], redrives = [], secrets = [] } = uses
  const settings = settingsOf(uses)
  const values: Record<string, unknown> = readEnvironment(
    z.object({
      ...Object.fromEntries(tables.map((name) => [TABLES[name], z.string()])),
      ...Object.fromEntries(sendsTo.map((name) => [QUEUES[name], z.url()])),
      ...Object.fromEntries(redrives.map((name) => [DEAD_LETTERS[name], z.url()])),
      ...Object.fromEntries(secrets.map((name) => [SECRETS[name], z.string()])),
      ...(secrets.length > 0 && { [SECRETS_ENDPOINT]: z.url(), AWS_SESSION_TOKEN: z.string() }),
      ...Object.fromEntries(settings.map((name) => SETTINGS[name])),
    }),
  )
  const { [SECRETS_ENDPOINT]: endpoint, AWS_SESSION_TOKEN: sessionToken } = values
  return {
    tables: Object.fromEntries(tables.map((name) => [name, values[TABLES[name]]])),
    queues: Object.fromEntries(sendsTo.map((name) => [name, values[QUEUES[name]]])),
    deadLetters: Object.fromEntries(redrives.map((name) => [name, values[DEAD_LETTERS[name]]])),
    secrets: Object.fromEntries(
      secrets.map((name) => [name, { endpoint, secretId: values[SECRETS[name]], sessionToken }]),
    ),
    settings: Object.fromEntries(settings.map((name) => [name, values[SETTINGS[name][0]]])),
  }
}
