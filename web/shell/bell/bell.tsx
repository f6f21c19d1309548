import { ActionIcon, Popover, Switch } from '@mantine/core'
import { IconBell } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { TFunction } from 'i18next'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod'
import { toIso } from '../../../shared/time.ts'
import { ANCHOR_RULE_ID } from '../../../shared/watching/anchor/anchor-rule-id.ts'
import type { AccountEvent } from '../../../shared/watching/event.ts'
import { FLOAT_PLAN_RULE_ID } from '../../../shared/watching/float-plan/float-plan-rule-id.ts'
import { accountQuery } from '../../account/account.ts'
import { useSite } from '../../api/site.tsx'
import { accountEventsQuery } from '../../events/account-events-query.ts'
import { UndeliveredNote } from '../../events/undelivered/undelivered-note.tsx'
import { undeliveredQuery } from '../../events/undelivered/undelivered-query.ts'
import { eventAddress, eventIcon, useEventText } from '../../events/use-event-text.ts'
import { PushSwitch } from '../../push/push-switch.tsx'
import { browserStorage } from '../../session/browser-storage.ts'
import { SnoozeMenu } from '../../snooze/snooze-menu.tsx'
import { AgeText } from '../../ui/times/age.tsx'
import { useNarrow } from '../../ui/use-narrow.ts'
import styles from './bell.module.css'
import { isNews, playEventSound } from './event-sound.ts'
import { isUnread } from './unread.ts'

const SHOWN_MAX = 12
const COUNT_MAX = 9

/** The newest events. Those since the bell was last opened are unread. */
export function Bell() {
  const { t } = useTranslation()
  const { client } = useSite()
  const narrow = useNarrow()
  const accountId = useQuery(accountQuery).data?.accountId
  const { data, isError } = useQuery(accountEventsQuery(client))
  const missing = useQuery(undeliveredQuery(client))
  const [seenAt, markSeen] = useSeenAt(accountId)
  const [isOpen, setOpen] = useState(false)
  const [isSnoozing, setSnoozing] = useState(false)
  const [seenBefore, setSeenBefore] = useState(seenAt)
  const [hasSound, setSound] = useEventSound(data?.events)
  const events = data?.events ?? []
  const unread = events.filter(isUnread(seenAt)).length
  const undelivered = missing.data?.length ?? 0
  const change = (opens: boolean) => {
    setOpen(opens)
    if (!opens) return
    setSeenBefore(seenAt)
    markSeen()
  }
  const close = () => setOpen(false)
  return (
    <Popover
      opened={isOpen}
      onChange={change}
      position={narrow ? 'bottom-end' : 'right-end'}
      width={340}
      radius={12}
      shadow="md"
      withinPortal={false}
      trapFocus
      // The menu for snoozing is outside, and Escape closes it first.
      closeOnClickOutside={!isSnoozing}
      closeOnEscape={!isSnoozing}
      returnFocus
    >
      <Popover.Target>
        <ActionIcon
          className={styles.bell}
          size={narrow ? 44 : 40}
          radius="xl"
          variant={narrow ? 'subtle' : 'default'}
          color="gray"
          aria-label={bellText(t, unread, undelivered)}
          onClick={() => change(!isOpen)}
        >
          <IconBell size={20} stroke={1.7} />
          {unread + undelivered > 0 && (
            <span className={styles.count} aria-hidden="true">
              {undelivered > 0 ? '!' : countText(t, unread)}
            </span>
          )}
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown className={styles.events} aria-label={t('events.title')}>
        <UndeliveredNote follow={close} />
        {missing.isError && missing.data === undefined && (
          <p className={styles.none}>{t('events.undelivered.failed')}</p>
        )}
        {events.length === 0 ? (
          <p className={styles.none}>{t(isError ? 'events.bell.failed' : 'events.bell.none')}</p>
        ) : (
          <ul>
            {events.slice(0, SHOWN_MAX).map((event) => (
              <li key={event.eventId}>
                <BellEvent
                  event={event}
                  isNew={isUnread(seenBefore)(event)}
                  close={close}
                  setSnoozing={setSnoozing}
                />
              </li>
            ))}
          </ul>
        )}
        <div className={styles.all}>
          <Link to="/dashboard/alerts/events" onClick={close}>
            {t('events.bell.allAlerts')}
          </Link>
          <Link to="/dashboard/geofences" search={{ tab: 'events' }} onClick={close}>
            {t('events.bell.allCrossings')}
          </Link>
        </div>
        <div className={styles.switches}>
          {accountId !== undefined && <PushSwitch accountId={accountId} />}
          <Switch
            size="sm"
            label={t('events.sound')}
            checked={hasSound}
            onChange={({ currentTarget: { checked } }) => setSound(checked)}
          />
        </div>
      </Popover.Dropdown>
    </Popover>
  )
}

/** The label of the bell, for those who do not see its mark. */
function bellText(t: TFunction, unread: number, undelivered: number): string {
  if (undelivered > 0) return t('events.undelivered.title', { count: undelivered })
  return unread === 0 ? t('events.bell.open') : t('events.bell.unread', { count: unread })
}

const countText = (t: TFunction, unread: number) =>
  unread > COUNT_MAX ? t('events.bell.many', { count: COUNT_MAX }) : unread

type Props = {
  event: AccountEvent
  isNew: boolean
  close: () => void
  /** Called when the menu for snoozing opens and closes. */
  setSnoozing: (isSnoozing: boolean) => void
}

/** An event, with a link to its details and a menu that snoozes its source. */
function BellEvent({ event, isNew, close, setSnoozing }: Props) {
  const { t } = useTranslation()
  const eventText = useEventText()
  const Icon = eventIcon(event)
  return (
    <>
      <Link className={styles.event} {...eventAddress(event)} onClick={close}>
        <Icon size={18} stroke={1.7} aria-hidden />
        <span>
          {eventText(event)}
          <small>
            <AgeText at={event.timestamp} />
            {isNew && <strong>{t('events.bell.new')}</strong>}
          </small>
        </span>
      </Link>
      {isMutable(event) && <SnoozeMenu {...sourceOf(event)} onChange={setSnoozing} />}
    </>
  )
}

/** An alarm of an anchor watch is acknowledged instead, and a float plan extended or ended. */
const isMutable = (event: AccountEvent) =>
  event.kind !== 'rule' || (event.ruleId !== ANCHOR_RULE_ID && event.ruleId !== FLOAT_PLAN_RULE_ID)

/** The source of an event. */
const sourceOf = (event: AccountEvent) =>
  event.kind === 'rule'
    ? { what: { kind: 'rule' as const, id: event.ruleId }, name: event.ruleName }
    : { what: { kind: 'geofence' as const, id: event.geofenceId }, name: event.geofenceName }

const stored = () => browserStorage('vectra.eventSound', z.boolean(), localStorage)

/** Plays a sound for each new event if this browser has it on. `events`: newest first; undefined until they are loaded. */
function useEventSound(
  events: readonly AccountEvent[] | undefined,
): [isOn: boolean, set: (on: boolean) => void] {
  const [isOn, setOn] = useState(() => stored().read() ?? false)
  const previous = useRef(events)
  useEffect(() => {
    const isNew = previous.current && events && isNews(previous.current, events, Date.now())
    previous.current = events ?? previous.current
    if (isOn && isNew) play()
  }, [events, isOn])
  const set = (on: boolean) => {
    setOn(on)
    stored().write(on)
    if (on) play()
  }
  return [isOn, set]
}

function play(): void {
  playEventSound().catch((error: unknown) => console.warn('Could not play the sound of an event:', error))
}

const SeenAt = z.iso.datetime()
const NONE = { accountId: undefined, at: null }

/** When this account's bell was last opened in this browser, and how to set that to now. */
function useSeenAt(accountId: string | undefined): [seenAt: string | null, markSeen: () => void] {
  const stored = useMemo(
    () => browserStorage(`vectra.eventsSeen.${accountId}`, SeenAt, localStorage),
    [accountId],
  )
  const [marked, setMarked] = useState<{ accountId: string | undefined; at: string | null }>(NONE)
  const seenAt = useMemo(
    () => (marked.accountId === accountId && marked.at !== null ? marked.at : stored.read()),
    [marked, accountId, stored],
  )
  const markSeen = () => {
    const at = toIso(Date.now())
    setMarked({ accountId, at })
    stored.write(at)
  }
  return [seenAt, markSeen]
}
