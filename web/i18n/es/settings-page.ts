import type { Translated } from '../../../shared/i18n/translated.ts'
import type { settingsPageTexts as en } from '../en/settings-page.ts'
import { apiKeyTexts } from './api-keys.ts'
import { auditTexts } from './audit.ts'
import { handOverTexts } from './hand-over.ts'
import { memberSettingsTexts } from './member-settings.ts'
import { settingsTexts } from './settings.ts'

export const settingsPageTexts: Translated<typeof en, 'es'> = {
  ...settingsTexts,
  ...auditTexts,
  ...apiKeyTexts,
  ...handOverTexts,
  ...memberSettingsTexts,
}
