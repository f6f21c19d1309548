/** Whom a notification in an event is for. `memberId`: the member whose address or browser it is; `null` otherwise. */
export type NotificationName = { channel: string; address: string; memberId: string | null }

/** The key of a notification in its event. Neither addresses nor ids have spaces. */
export const notificationName = ({ channel, address, memberId }: NotificationName): string =>
  `${channel}:${address}${memberId === null ? '' : ` ${memberId}`}`

export function readNotificationName(name: string): NotificationName {
  const separator = name.indexOf(':')
  const [address = '', memberId = null] = name.slice(separator + 1).split(' ')
  return { channel: name.slice(0, separator), address, memberId }
}
