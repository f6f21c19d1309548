import { apiKeyTexts } from './api-keys.ts'
import { auditTexts } from './audit.ts'
import { handOverTexts } from './hand-over.ts'
import { memberSettingsTexts } from './member-settings.ts'
import { settingsTexts } from './settings.ts'

/** The texts of the settings, which load with that page. Other languages must have the same shape. */
export const settingsPageTexts = {
  ...settingsTexts,
  ...auditTexts,
  ...apiKeyTexts,
  ...handOverTexts,
  ...memberSettingsTexts,
}
