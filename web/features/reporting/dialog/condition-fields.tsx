import { Button, NativeSelect } from '@mantine/core'
import { IconPlus, IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { NotificationCondition } from '../../../../shared/reporting/notification-rule.ts'
import { CONDITIONS_MAX } from '../../../../shared/rules/rule.ts'
import { ToolButton } from '../../../ui/buttons/tool-button.tsx'
import { ConditionValue } from './condition-value.tsx'
import { FieldProblem } from './field-problem.tsx'
import styles from './rule-dialog.module.css'
import { type ConditionDraft, emptyCondition, type Operator, operatorsOf } from './rule-draft.ts'

const TYPES = NotificationCondition.shape.type.options

type Props = {
  conditions: readonly ConditionDraft[]
  change: (conditions: readonly ConditionDraft[]) => void
  problems: ReadonlyMap<string, string>
}

/** When the rule fires: all conditions have to hold at the same time. */
export function ConditionFields({ conditions, change, problems }: Props) {
  const { t } = useTranslation()
  const replace = (index: number) => (condition: ConditionDraft) => change(conditions.with(index, condition))
  return (
    <fieldset className={styles.group}>
      <legend>{t('reporting.dialog.conditions')}</legend>
      {conditions.length > 1 && <p className={styles.hint}>{t('reporting.dialog.conditionsText')}</p>}
      {conditions.map((condition, index) => (
        <ConditionField
          // biome-ignore lint/suspicious/noArrayIndexKey: conditions have no id, and the fields no state
          key={index}
          path={`conditions.${index}`}
          condition={condition}
          change={replace(index)}
          remove={() => change(conditions.toSpliced(index, 1))}
          problems={problems}
        />
      ))}
      <FieldProblem text={problems.get('conditions')} />
      {conditions.length < CONDITIONS_MAX && (
        <Button
          name="conditions"
          className={styles.add}
          variant="light"
          size="xs"
          leftSection={<IconPlus size={15} aria-hidden />}
          onClick={() => change([...conditions, emptyCondition('speed')])}
        >
          {t('reporting.dialog.addCondition')}
        </Button>
      )}
    </fieldset>
  )
}

type FieldProps = {
  path: string
  condition: ConditionDraft
  change: (condition: ConditionDraft) => void
  remove: () => void
  problems: ReadonlyMap<string, string>
}

function ConditionField({ path, condition, change, remove, problems }: FieldProps) {
  const { t } = useTranslation()
  const { type, operator } = condition
  const operatorText = (value: Operator) => {
    if (type === 'geofence')
      return t(`reporting.operators.geofence.${value === 'notEquals' ? 'notEquals' : 'equals'}`)
    return t(`reporting.operators.${type === 'time' ? 'time' : 'number'}.${value}`)
  }
  return (
    <div className={styles.row}>
      <NativeSelect
        aria-label={t('reporting.dialog.conditionType')}
        value={type}
        onChange={({ currentTarget: { value } }) => {
          const chosen = TYPES.find((known) => known === value)
          if (chosen !== undefined) change(emptyCondition(chosen))
        }}
        data={TYPES.map((value) => ({ value, label: t(`reporting.types.${value}`) }))}
      />
      <NativeSelect
        name={`${path}.operator`}
        aria-label={t('reporting.dialog.operator')}
        value={operator}
        error={problems.get(`${path}.operator`)}
        onChange={({ currentTarget: { value } }) => {
          const chosen = operatorsOf(type).find((known) => known === value)
          if (chosen !== undefined) change({ ...condition, operator: chosen })
        }}
        data={operatorsOf(type).map((value) => ({ value, label: operatorText(value) }))}
      />
      <ConditionValue path={path} condition={condition} change={change} problems={problems} />
      <ToolButton label={t('reporting.dialog.removeCondition')} size={36} onClick={remove}>
        <IconX size={17} stroke={1.7} aria-hidden />
      </ToolButton>
      <FieldProblem text={problems.get(path)} />
    </div>
  )
}
