import { Button } from '@mantine/core'
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { type Gateway, gateways, type Unit } from '../../../../shared/gateways/gateways.routes.ts'
import { ApiProblem } from '../../../../shared/http/client.ts'
import { DEVICES_KEY } from '../../../api/devices-query.ts'
import { useSite } from '../../../api/site.tsx'
import { LoadingButton } from '../../../ui/buttons/loading-button.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { useFailureToast } from '../../../ui/feedback/use-failure-toast.ts'
import { useTimes } from '../../../ui/times/clock.tsx'
import { Setting } from '../setting.tsx'
import styles from '../settings-page.module.css'
import { gatewaysQuery, unitsQuery } from './gateways-query.ts'

/** The units that a gateway has found and that are no device yet. */
export function WaitingUnits({ gateway }: { gateway: Gateway }) {
  const { t } = useTranslation()
  const { client } = useSite()
  const { gatewayId, name } = gateway
  const units = useInfiniteQuery(unitsQuery(client, gatewayId))
  const waiting = units.data?.pages.flatMap((page) => page.units).filter(({ deviceId }) => deviceId === null)
  const headingId = `units-${gatewayId}`
  return (
    <section className={styles.panel} aria-labelledby={headingId}>
      <h2 id={headingId}>
        {t('settings.gateways.units')}: {name}
      </h2>
      {units.isError && <p>{t('settings.gateways.unitsUnknown')}</p>}
      {waiting?.length === 0 && <p>{t('settings.gateways.unitsNone')}</p>}
      {waiting?.map((unit) => (
        <UnitRow key={unit.unitId} gatewayId={gatewayId} unit={unit} />
      ))}
      {units.hasNextPage && (
        <Button variant="default" className={styles.button} onClick={() => void units.fetchNextPage()}>
          {t('settings.gateways.more')}
        </Button>
      )}
    </section>
  )
}

function UnitRow({ gatewayId, unit }: { gatewayId: string; unit: Unit }) {
  const { t } = useTranslation()
  const times = useTimes()
  const { client } = useSite()
  const queryClient = useQueryClient()
  const { unitId, model, location, lastContactAt } = unit
  const deviceName = unit.name ?? unitId
  const failed = useFailureToast(t('settings.gateways.notAdded', { unit: deviceName }))
  const add = useMutation({
    mutationFn: async () => {
      const units = [{ unitId, deviceName, deviceType: 'car' as const }]
      const { refused } = await client.call(gateways.addUnits, { path: { gatewayId }, body: { units } })
      const [first] = refused
      if (first !== undefined) throw new ApiProblem(first.code, 409, `The unit was refused: ${first.code}`)
    },
    onSuccess: async () => {
      void toast({ text: t('settings.gateways.unitAdded', { name: deviceName }) })
      await Promise.all([
        queryClient.invalidateQueries(gatewaysQuery(client)),
        queryClient.invalidateQueries({ queryKey: DEVICES_KEY }),
      ])
    },
    onError: failed,
  })
  const place = location === null ? [] : [`${location.lat.toFixed(4)}, ${location.lng.toFixed(4)}`]
  const facts = [
    ...(unit.name === null ? [] : [unitId]),
    ...(model === null ? [] : [model]),
    ...place,
    t('settings.gateways.last', { time: times.dateAndTime(lastContactAt) }),
  ]
  return (
    <Setting name={deviceName} description={facts.join(' · ')}>
      <LoadingButton className={styles.button} loading={add.isPending} onClick={() => add.mutate()}>
        {t('settings.gateways.addUnit')}
      </LoadingButton>
    </Setting>
  )
}
