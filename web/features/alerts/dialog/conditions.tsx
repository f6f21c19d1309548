import { ActionIcon, Button, NativeSelect } from '@mantine/core'
import { IconPlus, IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { ConditionType } from '../../../../shared/rules/condition.ts'
import { CONDITIONS_MAX } from '../../../../shared/rules/rule.ts'
import { useSite } from '../../../api/site.tsx'
import { geofencesQuery } from '../../../geofences/geofences-query.ts'
import { newCondition } from './condition-draft.ts'
import { ConditionFields } from './condition-fields.tsx'
import { CONDITION_FORMS, type ConditionDraft } from './condition-forms.ts'
import type { PartProps } from './dialog-parts.ts'
import styles from './rule-dialog.module.css'

const TYPES = Object.keys(CONDITION_FORMS).filter((type): type is ConditionType => type in CONDITION_FORMS)
const AT_GEOFENCE: readonly ConditionType[] = ['insideGeofence', 'outsideGeofence']

/** When a rule fires: all of its conditions at once. */
export function Conditions({ draft, change, field, newKey }: PartProps & { newKey: () => string }) {
  const { t } = useTranslation()
  const { conditions } = draft
  const replace = (index: number, condition: ConditionDraft) =>
    change({ conditions: conditions.with(index, condition) })
  return (
    <fieldset className={styles.group}>
      <legend>{t('alerts.dialog.conditions')}</legend>
      {conditions.length === 0 && <p className={styles.hint}>{t('alerts.dialog.noConditions')}</p>}
      {conditions.map((condition, index) => {
        const number = index + 1
        const problem = field(`conditions.${index}`).error
        return (
          <fieldset
            key={condition.key}
            className={styles.item}
            aria-label={t('alerts.dialog.condition', { number })}
          >
            <TypeField
              type={condition.type}
              choose={(type) => replace(index, newCondition(type, condition.key))}
            />
            <ConditionFields
              condition={condition}
              change={(part) => replace(index, { ...condition, ...part })}
              field={(name) => field(`conditions.${index}.${name}`)}
            />
            <ActionIcon
              className={styles.remove}
              size={36}
              variant="subtle"
              color="gray"
              aria-label={t('alerts.dialog.removeCondition', { number })}
              onClick={() => change({ conditions: conditions.toSpliced(index, 1) })}
            >
              <IconX size={18} aria-hidden />
            </ActionIcon>
            {problem && (
              <p className={styles.error} role="alert">
                {problem}
              </p>
            )}
          </fieldset>
        )
      })}
      {conditions.length < CONDITIONS_MAX && (
        <Button
          className={styles.add}
          variant="default"
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={() => change({ conditions: [...conditions, newCondition('speed', newKey())] })}
        >
          {t('alerts.dialog.addCondition')}
        </Button>
      )}
    </fieldset>
  )
}

/** Geofence conditions are offered once there is a geofence. */
function TypeField({ type, choose }: { type: ConditionType; choose: (type: ConditionType) => void }) {
  const { t } = useTranslation()
  const { client } = useSite()
  const { data: geofences = [] } = useQuery(geofencesQuery(client))
  const offered = TYPES.filter((one) => one === type || geofences.length > 0 || !AT_GEOFENCE.includes(one))
  return (
    <NativeSelect
      label={t('alerts.fields.type')}
      value={type}
      onChange={({ currentTarget: { value } }) => choose(TYPES.find((one) => one === value) ?? type)}
      data={offered.map((value) => ({ value, label: t(`alerts.types.${value}`) }))}
    />
  )
}
