import { notificationTexts as en } from './en/notifications.ts'
import { notificationTexts as es } from './es/notifications.ts'
import { notificationTexts as fr } from './fr/notifications.ts'
import { notificationTexts as ja } from './ja/notifications.ts'
import { notificationTexts as pt } from './pt/notifications.ts'
import { textsIn } from './texts-in.ts'
import { notificationTexts as zh } from './zh/notifications.ts'

/** What Vectra writes in notifications, by language. */
export const NOTIFICATION_TEXTS = textsIn(en, { es, fr, ja, pt, zh })

export type NotificationTexts = (typeof NOTIFICATION_TEXTS)['en']
