import { NativeSelect, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { DrivingBehavior } from '../../../../shared/rules/driving-behavior.ts'
import { cityOf } from '../../../../shared/times/zones.ts'
import { useSite } from '../../../api/site.tsx'
import { geofencesQuery } from '../../../geofences/geofences-query.ts'
import { DecimalInput } from '../../../ui/figures/decimal-input.tsx'
import { useTimes } from '../../../ui/times/clock.tsx'
import { useUnits } from '../../../ui/units/use-units.tsx'
import { ALERT_ZONES } from '../sentence/condition-phrase.ts'
import { askedFields } from './condition-draft.ts'
import { CONDITION_FORMS, type ConditionDraft, type ConditionField } from './condition-forms.ts'
import type { PartProps } from './dialog-parts.ts'
import { typedUnit } from './quantities.ts'

type Props = {
  condition: ConditionDraft
  change: (part: Partial<ConditionDraft>) => void
  field: (name: ConditionField) => ReturnType<PartProps['field']>
}
type FieldProps = Props & { name: ConditionField }

/** The fields of a condition of this type. */
export function ConditionFields(props: Props) {
  return askedFields(props.condition).map((name) => {
    const Field = FIELDS[name]
    return <Field key={name} {...props} name={name} />
  })
}

const FIELDS: Record<ConditionField, (props: FieldProps) => ReactNode> = {
  operator: OperatorField,
  value: NumberField,
  valueTo: NumberField,
  timeStart: TimeField,
  timeEnd: TimeField,
  timezone: ZoneField,
  behaviorType: BehaviorField,
  signalType: SignalField,
  geofenceId: GeofenceField,
}

const KNOWN_OPERATORS = [
  'above',
  'below',
  'equals',
  'notEquals',
  'between',
  'exceeds',
  'start',
  'end',
  'on',
  'off',
] as const

function OperatorField({ condition: { type, operator }, change }: FieldProps) {
  const { t } = useTranslation()
  const offered: readonly string[] = CONDITION_FORMS[type].operators
  // There is nothing to choose.
  if (offered.length < 2) return null
  return (
    <NativeSelect
      label={t('alerts.fields.operator')}
      value={operator}
      onChange={({ currentTarget: { value } }) => change({ operator: value })}
      data={KNOWN_OPERATORS.filter((known) => known === operator || offered.includes(known)).map((known) => ({
        value: known,
        label: t(`alerts.operators.${known}`),
      }))}
    />
  )
}

function NumberField({ condition, change, field, name }: FieldProps) {
  const { t } = useTranslation()
  const { units } = useUnits()
  const { quantity } = CONDITION_FORMS[condition.type]
  if (quantity === null || (name !== 'value' && name !== 'valueTo')) return null
  const { unit } = typedUnit(quantity, units, t('alerts.units.minutes'))
  return (
    <DecimalInput
      label={t('alerts.fields.valueWithUnit', { label: t(`alerts.fields.${name}`), unit })}
      value={condition[name]}
      {...field(name)}
      change={(value) => change({ [name]: value })}
    />
  )
}

function TimeField({ condition, change, field, name }: FieldProps) {
  const { t } = useTranslation()
  if (name !== 'timeStart' && name !== 'timeEnd') return null
  return (
    <TextInput
      type="time"
      label={t(`alerts.fields.${name}`)}
      value={condition[name]}
      {...field(name)}
      onChange={({ currentTarget: { value } }) => change({ [name]: value })}
    />
  )
}

/** The zones of the specification, the account's own, and the one that is stored. */
function ZoneField({ condition: { timezone }, change, field }: FieldProps) {
  const { t } = useTranslation()
  const { zone: own } = useTimes()
  const offered = ALERT_ZONES.map(({ zone, name }) => ({ value: zone, label: t(`alerts.zones.${name}`) }))
  const others = [...new Set([own, timezone])]
    .filter((zone) => zone !== '' && !ALERT_ZONES.some((one) => one.zone === zone))
    .map((zone) => ({ value: zone, label: cityOf(zone) }))
  return (
    <NativeSelect
      label={t('alerts.fields.timezone')}
      value={timezone}
      {...field('timezone')}
      onChange={({ currentTarget: { value } }) => change({ timezone: value })}
      data={[...offered, ...others]}
    />
  )
}

function BehaviorField({ condition: { behaviorType }, change }: FieldProps) {
  const { t } = useTranslation()
  return (
    <NativeSelect
      label={t('alerts.fields.behaviorType')}
      value={behaviorType}
      onChange={({ currentTarget: { value } }) => change({ behaviorType: value })}
      data={DrivingBehavior.options.map((value) => ({ value, label: t(`alerts.behaviors.${value}`) }))}
    />
  )
}

function SignalField({ condition: { signalType }, change }: FieldProps) {
  const { t } = useTranslation()
  return (
    <NativeSelect
      label={t('alerts.fields.signalType')}
      value={signalType}
      onChange={({ currentTarget: { value } }) => change({ signalType: value })}
      data={(['gps', 'lte'] as const).map((value) => ({ value, label: t(`alerts.signals.${value}`) }))}
    />
  )
}

function GeofenceField({ condition: { geofenceId }, change, field }: FieldProps) {
  const { t } = useTranslation()
  const { client } = useSite()
  const { data: geofences = [] } = useQuery(geofencesQuery(client))
  const isKnown = geofences.some((one) => one.geofenceId === geofenceId)
  return (
    <NativeSelect
      label={t('alerts.fields.geofenceId')}
      value={isKnown ? geofenceId : ''}
      {...field('geofenceId')}
      onChange={({ currentTarget: { value } }) => change({ geofenceId: value })}
      data={[
        ...(isKnown ? [] : [{ value: '', label: t('alerts.wrong.geofence') }]),
        ...geofences.map((one) => ({ value: one.geofenceId, label: one.name })),
      ]}
    />
  )
}
