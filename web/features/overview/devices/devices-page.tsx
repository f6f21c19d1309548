import { Button, CloseButton, TextInput } from '@mantine/core'
import { IconPlus, IconSearch } from '@tabler/icons-react'
import { getRouteApi } from '@tanstack/react-router'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useAddDevice } from '../../../devices/dialog/use-add-device.tsx'
import { ListProblem } from '../../../devices/list/list-problem.tsx'
import { useDeviceList } from '../../../devices/list/use-device-list.ts'
import { searchAllDevices } from '../../../devices/search-devices.ts'
import { PageHead } from '../../../ui/page-head.tsx'
import { useSearchText } from '../../../ui/use-search-text.ts'
import { useDeviceDays } from '../day/use-device-days.ts'
import styles from '../overview.module.css'
import { useRefresh } from '../use-refresh.ts'
import { DeviceRows, LoadingRows } from './device-rows.tsx'
import { NoDevices } from './no-devices.tsx'

const route = getRouteApi('/dashboard/devices')

/** All devices of the account, with a search. */
export function DevicesPage() {
  const { t } = useTranslation()
  const list = useDeviceList()
  const days = useDeviceDays(list)
  const { refresh } = useRefresh()
  const { addDevice, dialog } = useAddDevice()
  const { devices, isLoaded, error } = list
  const navigate = route.useNavigate()
  const writeSearch = useCallback(
    (text: string) => void navigate({ search: { q: text || undefined }, replace: true }),
    [navigate],
  )
  const [search, setSearch] = useSearchText(route.useSearch().q ?? '', writeSearch)
  const found = searchAllDevices(devices, search)
  return (
    <div className={styles.page}>
      <PageHead
        title={t('pages.devices')}
        text={isLoaded ? t('live.count', { count: devices.length }) : undefined}
      >
        <Button leftSection={<IconPlus size={18} aria-hidden="true" />} onClick={addDevice}>
          {t('live.addDevice')}
        </Button>
      </PageHead>
      <ListProblem list={list} refresh={refresh} />
      {devices.length > 0 && (
        <TextInput
          type="search"
          className={styles.search}
          value={search}
          onChange={({ currentTarget }) => setSearch(currentTarget.value)}
          placeholder={t('live.search')}
          aria-label={t('live.search')}
          leftSection={<IconSearch size={17} stroke={1.7} aria-hidden="true" />}
          rightSection={
            search !== '' && (
              <CloseButton size="sm" aria-label={t('live.clearSearch')} onClick={() => setSearch('')} />
            )
          }
        />
      )}
      {(isLoaded || error === null) && (
        <section className={styles.panel} aria-label={t('pages.devices')}>
          {!isLoaded && <LoadingRows label={t('overview.loading')} />}
          {isLoaded && devices.length === 0 && <NoDevices addDevice={addDevice} />}
          {devices.length > 0 && found.length === 0 && (
            <p className={styles.noMatch} role="status">
              {t('live.noMatch', { search })}
            </p>
          )}
          {found.length > 0 && <DeviceRows devices={found} days={days} />}
        </section>
      )}
      {dialog}
    </div>
  )
}
