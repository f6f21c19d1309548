import * as z from 'zod'

/** The form of an address. Whether it may be called depends on the deployment: `isPublicWebhook`. */
export const WebhookUrl = z.url({ protocol: /^https?$/ }).max(2_000)

/** Hosts that a deployment refuses or allows besides the general rules. */
export type WebhookHosts = {
  /** The hosts of the site and the API, which no webhook may call. */
  own: readonly string[]
  /** `host:port` of this machine that webhooks may call; `null` on every deployment in the cloud. */
  local: string | null
}

/** Names that resolve inside a network. Others are resolved and checked again when a webhook is sent. */
const PRIVATE_SUFFIXES = [
  'localhost',
  'local',
  'localdomain',
  'internal',
  'intranet',
  'lan',
  'home',
  'corp',
  'arpa',
]

/**
 * Whether a webhook may have this URL: HTTPS on its own port, a public name instead of an address, no credentials. The
 * URL parser has already turned every spelling of an IPv4 address (`0x7f.1`, `2130706433`) into the usual one.
 */
export function isPublicWebhook(webhook: string, hosts: WebhookHosts): boolean {
  if (!URL.canParse(webhook)) return false
  const { protocol, username, password, host, hostname, port } = new URL(webhook)
  if (username !== '' || password !== '') return false
  if (host === hosts.local) return protocol === 'http:' || protocol === 'https:'
  const name = hostname.replace(/\.$/, '')
  return protocol === 'https:' && port === '' && isPublicName(name) && !hosts.own.includes(name)
}

function isPublicName(name: string): boolean {
  const labels = name.split('.')
  const top = labels.at(-1) ?? ''
  const isAddress = name.startsWith('[') || /^\d/.test(top)
  return labels.length > 1 && !isAddress && !PRIVATE_SUFFIXES.includes(top)
}
