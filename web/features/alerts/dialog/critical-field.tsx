import { Switch } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { alertPriority } from '../../../../shared/rules/priority.ts'
import type { PartProps } from './dialog-parts.ts'

/** Whether the alerts of a rule are critical. A choice that its conditions imply is not stored, so that it follows them. */
export function CriticalField({ draft: { conditions, critical }, change }: Omit<PartProps, 'field'>) {
  const { t } = useTranslation()
  const isImplied = alertPriority(conditions, null) === 'critical'
  return (
    <Switch
      label={t('events.critical.label')}
      description={t('events.critical.text')}
      checked={critical ?? isImplied}
      onChange={({ currentTarget: { checked } }) =>
        change({ critical: checked === isImplied ? null : checked })
      }
    />
  )
}
