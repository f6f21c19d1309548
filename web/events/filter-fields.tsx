import { NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { MINUTE_MS, toIso } from '../../shared/time.ts'
import { instantOf, minuteAt } from '../../shared/trails/day-range.ts'
import { devicesQuery } from '../api/devices-query.ts'
import { useSite } from '../api/site.tsx'
import { sortDevices } from '../devices/sort-devices.ts'
import { DateField } from '../ui/dates/date-field.tsx'
import { useTimes } from '../ui/times/clock.tsx'
import { DEFAULT_PAGE_SIZE, PAGE_SIZES, type PageSize } from './page-sizes.ts'

const START_OF_DAY = '00:00'
const END_OF_DAY = '23:59'

type Choice = { value: string; label: string }
type ChoiceProps = {
  label: string
  /** The text for no choice. */
  any: string
  value: string | undefined
  choose: (value: string | undefined) => void
  choices: readonly Choice[]
}

/** Narrows a list to one of some things, or to none of them. The chosen one is offered even if it no longer exists. */
export function ChoiceFilter({ label, any, value, choose, choices }: ChoiceProps) {
  const isGone = value !== undefined && !choices.some((choice) => choice.value === value)
  return (
    <NativeSelect
      label={label}
      value={value ?? ''}
      onChange={({ currentTarget }) => choose(currentTarget.value || undefined)}
      data={[{ value: '', label: any }, ...choices, ...(isGone ? [{ value, label: value }] : [])]}
    />
  )
}

type DeviceProps = Pick<ChoiceProps, 'value' | 'choose'>

export function DeviceFilter({ value, choose }: DeviceProps) {
  const { t } = useTranslation()
  const { client } = useSite()
  const { data: fleet } = useQuery(devicesQuery(client))
  const devices = sortDevices(fleet?.devices ?? [], 'name')
  return (
    <ChoiceFilter
      label={t('events.device')}
      any={t('events.anyDevice')}
      value={value}
      choose={choose}
      choices={devices.map(({ deviceId, deviceName }) => ({ value: deviceId, label: deviceName }))}
    />
  )
}

type Range = { from?: string | undefined; to?: string | undefined }

/** From and to, as ISO times. */
export function TimeFilters({ from, to, change }: Range & { change: (part: Range) => void }) {
  const { t } = useTranslation()
  const { zone, dayOf } = useTimes()
  const today = dayOf(Date.now())
  const minuteOf = (iso: string | undefined) => (iso === undefined ? '' : minuteAt(Date.parse(iso), zone))
  const isoOf = (minute: string | null, addMs = 0) => {
    const at = minute ? instantOf(minute, zone) : null
    return at === null ? undefined : toIso(at + addMs)
  }
  return (
    <>
      <DateField
        label={t('events.from')}
        value={minuteOf(from)}
        change={(minute) => change({ from: isoOf(minute) })}
        timeOf={() => START_OF_DAY}
        lastDay={today}
      />
      <DateField
        label={t('events.to')}
        value={minuteOf(to)}
        change={(minute) => change({ to: isoOf(minute, MINUTE_MS - 1) })}
        timeOf={() => END_OF_DAY}
        lastDay={today}
      />
    </>
  )
}

type SizeProps = { size: PageSize; choose: (size: PageSize | undefined) => void }

/** How many events are on a page. */
export function PageSizeFilter({ size, choose }: SizeProps) {
  const { t } = useTranslation()
  return (
    <NativeSelect
      label={t('events.pageSize')}
      value={size}
      onChange={({ currentTarget: { value } }) => {
        const chosen = PAGE_SIZES.find((choice) => String(choice) === value)
        choose(chosen === DEFAULT_PAGE_SIZE ? undefined : chosen)
      }}
      data={PAGE_SIZES.map(String)}
    />
  )
}
