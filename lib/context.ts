import { RemovalPolicy } from 'aws-cdk-lib'
import type { Construct } from 'constructs'
import { HISTORY_MONTHS_MAX, HISTORY_MONTHS_MIN } from '../shared/account/history.ts'

/** The settings of a deployment; docs/deploy.md explains each. */
export const CONTEXT_VALUES = [
  'alarmEmail',
  'allowedCommandWords',
  'capacity',
  'certificateArn',
  'domainName',
  'ephemeral',
  'historyMonths',
  'hostedLogin',
  'hostedZoneId',
  'hstsIncludeSubDomains',
  'ingestConcurrency',
  'mailFrom',
  'maps',
  'ordersEmail',
  'peakMessages',
  'seamarks',
  'smsCountries',
  'stage',
  'stripePublishableKey',
  'telemetryBuffer',
  'unconfirmedMessagesPerDay',
  'webAclArn',
] as const
export const UNCONFIRMED_PER_DAY = 500

type ContextName = (typeof CONTEXT_VALUES)[number]

/** A setting given by `cdk deploy -c name=value` or by `context` in cdk.json. An empty value counts as not set. */
export function contextValue(scope: Construct, name: ContextName): string | undefined {
  const value: unknown = scope.node.tryGetContext(name)
  return value === undefined || value === '' ? undefined : String(value)
}

/** A misspelled setting would silently deploy something else. CDK's own context keys contain punctuation. */
export function refuseUnknownContext(scope: Construct): void {
  const given = Object.keys(Object(scope.node.getAllContext())).filter((name) => /^[A-Za-z]+$/.test(name))
  const known = new Set<string>(CONTEXT_VALUES)
  const unknown = given.filter((name) => !known.has(name))
  if (unknown.length > 0)
    throw new Error(
      `Unknown context value: -c ${unknown.join(', -c ')}. ` +
        `Known values are ${CONTEXT_VALUES.join(', ')}: see docs/deploy.md.`,
    )
}

/** A setting that is on or off, and off by default. */
export function isSet(scope: Construct, name: ContextName): boolean {
  const value = contextValue(scope, name) ?? 'false'
  if (value === 'true' || value === 'false') return value === 'true'
  throw new Error(`Unknown value ${name}=${value}. Use ${name}=true, or leave it out.`)
}

/** A trial deployment: `cdk destroy` deletes it together with all of its data. */
export const isEphemeral = (scope: Construct): boolean => isSet(scope, 'ephemeral')

/** A trial is a stack of its own, so that no setting can turn a production stack into one and delete its data. */
export const stackIdOf = (scope: Construct): string => (isEphemeral(scope) ? 'VectraTrial' : 'Vectra')

/** The most instances of the ingest function, or `undefined` without a limit of its own. */
export const ingestConcurrency = (scope: Construct) => wholeNumber(scope, 'ingestConcurrency', 9_999)

/** A whole number from 1 on, or `undefined` if it is not set. */
function wholeNumber(scope: Construct, name: ContextName, max: number): number | undefined {
  const value = contextValue(scope, name)
  if (value === undefined) return undefined
  if (/^[1-9]\d*$/.test(value) && Number(value) <= max) return Number(value)
  throw new Error(`Unknown value ${name}=${value}. Use a whole number from 1 to ${max}.`)
}

/**
 * In front of the MQTT topics and the names of IoT rules. A trial has its own, so that it can run beside the production
 * stack of the same account and region.
 */
export const topicNamespaceOf = (scope: Construct): string => (isEphemeral(scope) ? 'trial' : '')

/** The removal policy of everything that stores data. */
export const retainUnlessEphemeral = (scope: Construct): RemovalPolicy =>
  isEphemeral(scope) ? RemovalPolicy.DESTROY : RemovalPolicy.RETAIN

const ADDRESS = /^[^\s@<>",]+@([^\s@<>",]+\.[^\s@<>",]+)$/

/** The sender of codes and notifications, an address of a domain that Amazon SES has verified; `null` if not set. */
export function mailFrom(scope: Construct): { address: string; domain: string } | null {
  const address = contextValue(scope, 'mailFrom')
  if (address === undefined) return null
  const domain = ADDRESS.exec(address)?.[1]
  if (domain === undefined)
    throw new Error(`Unknown value mailFrom=${address}. Use an address of a domain verified in Amazon SES.`)
  return { address, domain }
}

/** Where the operator receives a notice of each paid order; `null` if not set. */
export function ordersEmail(scope: Construct): string | null {
  const address = contextValue(scope, 'ordersEmail')
  if (address === undefined) return null
  if (!ADDRESS.test(address)) throw new Error(`Unknown value ordersEmail=${address}. Use an email address.`)
  if (mailFrom(scope) === null) throw new Error('ordersEmail needs mailFrom, the sender of the notices.')
  return address
}

/** The countries that text messages may be sent to, as ISO 3166 codes. None without the setting. */
export function smsCountries(scope: Construct): string[] {
  const value = contextValue(scope, 'smsCountries')
  if (value === undefined) return []
  const countries = value.split(',')
  if (countries.every((country) => /^[A-Z]{2}$/.test(country))) return countries
  throw new Error(`Unknown value smsCountries=${value}. Use codes of countries, such as smsCountries=US,CA.`)
}

/** The most emails, and the most texts, of a day to those who have never confirmed. */
export const unconfirmedMessagesPerDay = (scope: Construct) =>
  wholeNumber(scope, 'unconfirmedMessagesPerDay', 999_999) ?? UNCONFIRMED_PER_DAY

/** How many months of history are kept at most; `undefined` for the usual time. */
export function historyMonths(scope: Construct): number | undefined {
  const months = wholeNumber(scope, 'historyMonths', HISTORY_MONTHS_MAX)
  if (months === undefined || months >= HISTORY_MONTHS_MIN) return months
  throw new Error(
    `Unknown value historyMonths=${months}. Use a whole number from ${HISTORY_MONTHS_MIN} to ${HISTORY_MONTHS_MAX}.`,
  )
}

/**
 * Whether positions go through a Kinesis stream, which pays off with tens of thousands of devices (docs/deploy.md).
 * `draining`: they no longer do, and what is left in the stream is stored.
 */
export function telemetryBuffer(scope: Construct): 'kinesis' | 'draining' | null {
  const buffer = contextValue(scope, 'telemetryBuffer')
  if (buffer === undefined) return null
  if (buffer === 'kinesis' || buffer === 'draining') return buffer
  throw new Error(
    `Unknown value telemetryBuffer=${buffer}. Use telemetryBuffer=kinesis, telemetryBuffer=draining, or leave it out.`,
  )
}

/** The busiest second of a deployment whose size is not said. */
const PEAK_MESSAGES = 500

/**
 * The most messages of trackers in a second, for which the tables of trails and due work get provisioned capacity;
 * `null` for on-demand capacity, which needs no planning and costs more under a steady load.
 */
export function provisionedFor(scope: Construct): number | null {
  const capacity = contextValue(scope, 'capacity')
  const peak = wholeNumber(scope, 'peakMessages', 20_000)
  if (capacity === 'provisioned') return peak ?? PEAK_MESSAGES
  if (capacity !== undefined)
    throw new Error(`Unknown value capacity=${capacity}. Use capacity=provisioned, or leave it out.`)
  if (peak !== undefined) throw new Error('peakMessages needs capacity=provisioned.')
  return null
}

/** The key with which pages make cards at Stripe; `null` without payments. The secret key is in no setting. */
export function stripePublishableKey(scope: Construct): string | null {
  const value = contextValue(scope, 'stripePublishableKey')
  if (value === undefined) return null
  if (/^pk_(test|live)_\w+$/.test(value)) return value
  throw new Error(
    'Unknown value of stripePublishableKey. Use the publishable key of Stripe: pk_live_ or pk_test_.',
  )
}
