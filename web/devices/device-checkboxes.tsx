import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { devicesQuery } from '../api/devices-query.ts'
import { useSite } from '../api/site.tsx'
import { CheckboxList } from '../ui/checkbox-list.tsx'
import { sortDevices } from './sort-devices.ts'

type Props = {
  selectedIds: readonly string[]
  select: (deviceIds: string[]) => void
  label: string
  /** Whether to list devices without a subscription as well. */
  withInactive?: boolean
  /** Shown once nothing is selected any more. */
  missing?: string
}

/** Chooses among the devices with a subscription, by name. */
export function DeviceCheckboxes({ withInactive = false, ...list }: Props) {
  const { t } = useTranslation()
  const { client } = useSite()
  const fleet = useQuery(devicesQuery(client))
  const options = useMemo(() => {
    if (fleet.data === undefined) return undefined
    const offered = fleet.data.devices.filter(({ hasSubscription }) => withInactive || hasSubscription)
    return sortDevices(offered, 'name').map(({ deviceId, deviceName, originalPlate }) => ({
      id: deviceId,
      name: deviceName,
      otherNames: [originalPlate, deviceId],
    }))
  }, [fleet.data, withInactive])
  if (options === undefined)
    return <p role="status">{t(fleet.isError ? 'shares.devicesFailed' : 'shares.devicesLoading')}</p>
  if (options.length === 0) return <p role="status">{t('shares.noDevices')}</p>
  return (
    <CheckboxList
      {...list}
      searchLabel={t('live.search')}
      options={options}
      noMatch={(search) => t('live.noMatch', { search })}
    />
  )
}
