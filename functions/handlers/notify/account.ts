import {
  type ChosenPreferences,
  DEFAULT_PREFERENCES,
  type Preferences,
  withChosen,
} from '../../../shared/account/preferences.ts'
import type { notificationTexts } from '../../../shared/i18n/en/notifications.ts'
import { fill } from '../../../shared/i18n/fill.ts'
import { loadNotifications } from '../../../shared/i18n/load-texts.ts'
import { createTimes } from '../../../shared/times/times.ts'
import type { NotifyDeps } from './deps.ts'
import { type Figures, figuresOf } from './writing/figures.ts'

/** The data of an account that notifications need. */
export type Account = {
  accountId: string
  /** Who reads them: the account's owner, or a member of it. */
  personId: string
  /** The member who reads; undefined for the owner. */
  memberId?: string
  /** The account's own verified email address. */
  address: string | null
  /** The account's own confirmed phone. */
  phone: string | null
  chosen: ChosenPreferences
  preferences: Preferences
  texts: typeof notificationTexts
  /** Writes a time of day as the account does, with plain spaces: a text message has no others. */
  time: (at: string) => string
  dateAndTime: (at: string) => string
  /** The day of a time in words. */
  longDate: (at: string) => string
  /** When something happened, in a sentence: `at 2:10 AM`, with the day unless that is today. */
  when: (at: string) => string
  /** Writes `HH:MM` as the account does. */
  timeOfDay: (time: string) => string
  figure: Figures
}

/** `null` for a closed account, which is not notified. */
export async function loadAccount(
  accountId: string,
  {
    accounts,
    phones,
    preferences,
    getAddress,
    now,
  }: Pick<NotifyDeps, 'accounts' | 'phones' | 'preferences' | 'getAddress' | 'now'>,
): Promise<Account | null> {
  const ownership = accounts.getOwnership(accountId)
  const [{ isClosed, ownerId }, address, own, chosen] = await Promise.all([
    ownership,
    // by the owner, so that an address that is known for a while is not that of the owner before
    ownership.then((known) => getAddress(known.ownerId)),
    phones.get(accountId),
    preferences.get(accountId),
  ])
  if (isClosed) return null
  const phone = own.isConfirmed ? own.phone : null
  const all = withChosen(DEFAULT_PREFERENCES, chosen)
  return {
    accountId,
    personId: ownerId,
    address,
    phone,
    chosen,
    preferences: all,
    ...(await writing(all, now())),
  }
}

async function writing(preferences: Preferences, now: number) {
  const { notificationTexts: texts } = await loadNotifications(preferences.language)
  const page = {
    language: preferences.language,
    invalid: '',
    browserZone: preferences.timezone,
    now,
  }
  const times = createTimes(preferences, page)
  const anyDay = createTimes({ ...preferences, timezone: 'UTC' }, page)
  const time = (at: string) => plainSpaces(times.time(at))
  const isToday = (at: string) => times.dayOf(Date.parse(at)) === times.dayOf(now)
  return {
    texts,
    time,
    when: (at: string) =>
      fill(isToday(at) ? texts.late.today : texts.late.otherDay, {
        time: time(at),
        date: plainSpaces(times.monthAndDay(at)),
      }),
    dateAndTime: (at: string) => plainSpaces(times.full(at)),
    longDate: (at: string) => plainSpaces(times.longDate(at)),
    timeOfDay: (time: string) => plainSpaces(anyDay.time(`2026-01-01T${time}:00Z`)),
    figure: figuresOf(preferences, texts.rule.minutes),
  }
}

const plainSpaces = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ')
