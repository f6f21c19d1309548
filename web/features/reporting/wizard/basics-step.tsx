import { Textarea, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { DEVICE_NAME_MAX } from '../../../../shared/devices/limits.ts'
import { ReportType } from '../../../../shared/reports/report-type.ts'
import type { StepProps } from './schedule-draft.ts'
import styles from './wizard.module.css'

const DESCRIPTION_MAX = 500

/** What the schedule is called, and which question its reports answer. */
export function BasicsStep({ draft, change }: StepProps) {
  const { t } = useTranslation()
  return (
    <>
      <TextInput
        name="name"
        label={t('reports.wizard.name')}
        placeholder={t('reports.wizard.namePlaceholder')}
        value={draft.name}
        maxLength={DEVICE_NAME_MAX}
        onChange={({ currentTarget: { value } }) => change({ name: value })}
        autoComplete="off"
        required
        withAsterisk={false}
        data-autofocus
      />
      <Textarea
        label={t('reports.wizard.description')}
        value={draft.description}
        maxLength={DESCRIPTION_MAX}
        rows={2}
        onChange={({ currentTarget: { value } }) => change({ description: value })}
      />
      <fieldset className={styles.types}>
        <legend>{t('reports.wizard.type')}</legend>
        {ReportType.options.map((type) => (
          <label key={type}>
            <input
              type="radio"
              name="reportType"
              checked={draft.reportType === type}
              onChange={() => change({ reportType: type })}
            />
            <strong>{t(`reportTypes.${type}`)}</strong>
            <span>{t(`reports.answers.${type}`)}</span>
          </label>
        ))}
      </fieldset>
    </>
  )
}
