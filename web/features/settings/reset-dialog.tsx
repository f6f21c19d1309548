import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { DEFAULT_PREFERENCES } from '../../../shared/account/preferences.ts'
import { LANGUAGE } from '../../../shared/i18n/language.ts'
import { zoneLabel } from '../../../shared/times/zones.ts'
import { datePatternText } from '../../ui/dates/date-pattern-text.ts'
import dialog from '../../ui/dialogs/dialog.module.css'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { KINDS } from './notifications/kinds.ts'
import styles from './reset-dialog.module.css'

type Props = { reset: () => void; close: () => void }

/** Shows every default before it replaces the account's own choice. */
export function ResetDialog({ reset, close }: Props) {
  const { t } = useTranslation()
  const defaults = useDefaults()
  return (
    <Dialog title={t('settings.reset.title')} close={close}>
      <div className={dialog.body}>
        <dl className={styles.defaults}>
          {defaults.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p>{t('settings.reset.kept')}</p>
        <div className={dialog.buttons}>
          <Button variant="default" onClick={close} data-autofocus>
            {t('settings.cancel')}
          </Button>
          <Button
            onClick={() => {
              reset()
              close()
            }}
          >
            {t('settings.reset.confirm')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

/** The name and value of each default. */
function useDefaults(): [string, string][] {
  const { t, i18n } = useTranslation()
  const { theme, units, language, timezone, dateFormat, timeFormat, firstDayOfWeek, notifications } =
    DEFAULT_PREFERENCES
  const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' })
  const kinds = (on: boolean) =>
    list.format(
      KINDS.filter((kind) => notifications[kind] === on).map((kind) => t(`settings.notifications.${kind}`)),
    )
  return [
    [t('settings.theme'), t(`settings.themes.${theme}`)],
    [t('settings.units'), t(`settings.unitNames.${units}`)],
    [t('settings.language'), LANGUAGE[language].name],
    [t('settings.timezone'), zoneLabel(timezone, i18n.language)],
    [t('settings.dateFormat'), datePatternText(dateFormat, t)],
    [t('settings.timeFormat'), t(`settings.timeFormats.${timeFormat}`)],
    [t('settings.firstDayOfWeek'), t(`settings.days.${firstDayOfWeek}`)],
    [t('settings.reset.notified'), kinds(true)],
    [t('settings.reset.notNotified'), kinds(false)],
  ]
}
