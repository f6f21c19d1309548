import { NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSite } from '../../../api/site.tsx'
import { geofencesQuery } from '../../../geofences/geofences-query.ts'
import { DecimalInput } from '../../../ui/figures/decimal-input.tsx'
import { useHourText } from '../../../ui/times/use-hour-text.ts'
import { useUnits } from '../../../ui/units/use-units.tsx'
import styles from './rule-dialog.module.css'
import { type ConditionDraft, isHours } from './rule-draft.ts'

type Props = {
  path: string
  condition: ConditionDraft
  change: (condition: ConditionDraft) => void
  problems: ReadonlyMap<string, string>
}

/** The value of a condition: a number, two, hours of the day, or a geofence. */
export function ConditionValue({ path, condition, change, problems }: Props) {
  const { t } = useTranslation()
  const { type, operator, value, valueTo } = condition
  if (type === 'geofence')
    return (
      <div className={styles.value}>
        <GeofenceSelect
          name={`${path}.geofenceName`}
          value={condition.geofenceName}
          error={problems.get(`${path}.geofenceName`)}
          change={(geofenceName) => change({ ...condition, geofenceName })}
        />
      </div>
    )
  const Field = isHours(type) ? HourSelect : LimitInput
  return (
    <div className={styles.value}>
      <Field
        name={`${path}.value`}
        label={t(operator === 'between' ? 'reporting.dialog.from' : 'reporting.dialog.value')}
        type={type}
        value={value}
        error={problems.get(`${path}.value`)}
        change={(changed) => change({ ...condition, value: changed })}
      />
      {operator === 'between' && (
        <>
          <span className={styles.and}>{t('reporting.dialog.and')}</span>
          <Field
            name={`${path}.valueTo`}
            label={t('reporting.dialog.to')}
            type={type}
            value={valueTo}
            error={problems.get(`${path}.valueTo`)}
            change={(changed) => change({ ...condition, valueTo: changed })}
          />
        </>
      )}
    </div>
  )
}

type FieldProps = {
  name: string
  label: string
  type: ConditionDraft['type']
  value: string
  error: string | undefined
  change: (value: string) => void
}

const UNIT_WIDTH_PX = 46

function LimitInput({ name, label, type, value, error, change }: FieldProps) {
  const { t } = useTranslation()
  const { speed } = useUnits()
  const unit = { speed: speed.unit, battery: 'V', gForce: 'g', time: '', geofence: '' }[type]
  return (
    <DecimalInput
      name={name}
      aria-label={t('reporting.dialog.inUnit', { label, unit })}
      value={value}
      error={error}
      rightSection={<span className={styles.unit}>{unit}</span>}
      rightSectionWidth={UNIT_WIDTH_PX}
      change={change}
    />
  )
}

const HOURS = Array.from({ length: 24 }, (_, hour) => String(hour))

function HourSelect({ name, label, value, error, change }: FieldProps) {
  const hourText = useHourText()
  // a rule that a program has made may name minutes, or no hour
  const hours = HOURS.includes(value) ? HOURS : [...HOURS, value]
  return (
    <NativeSelect
      name={name}
      aria-label={label}
      value={value}
      error={error}
      onChange={({ currentTarget }) => change(currentTarget.value)}
      data={hours.map((hour) => ({
        value: hour,
        label: HOURS.includes(hour) ? hourText(Number(hour)) : hour,
      }))}
    />
  )
}

type GeofenceProps = {
  name: string
  value: string
  error: string | undefined
  change: (name: string) => void
}

function GeofenceSelect({ name, value, error, change }: GeofenceProps) {
  const { t } = useTranslation()
  const { client } = useSite()
  const { data } = useQuery(geofencesQuery(client))
  const names = [...new Set(data?.map((geofence) => geofence.name))].toSorted()
  const known = value === '' || names.includes(value) ? names : [value, ...names]
  return (
    <NativeSelect
      name={name}
      aria-label={t('reporting.types.geofence')}
      value={value}
      error={error}
      onChange={({ currentTarget }) => change(currentTarget.value)}
      data={[
        {
          value: '',
          label: t(names.length === 0 ? 'reporting.dialog.noGeofence' : 'reporting.dialog.choose'),
        },
        ...known.map((geofence) => ({ value: geofence, label: geofence })),
      ]}
    />
  )
}
