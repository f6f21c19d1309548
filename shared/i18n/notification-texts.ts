import type { Preferences } from '../account/preferences.ts'
import { notificationTexts as en } from './en/notifications.ts'

export type NotificationTexts = typeof en

/** The other languages come with the site's translations. Until then they get English. */
const LANGUAGES: Partial<Record<Preferences['language'], NotificationTexts>> = {}

export const notificationTextsIn = (language: Preferences['language']): NotificationTexts =>
  LANGUAGES[language] ?? en
