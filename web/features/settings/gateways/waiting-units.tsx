import { Button } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { type RefObject, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Gateway, UNITS_AT_ONCE_MAX, type Unit } from '../../../../shared/gateways/gateways.routes.ts'
import type { Geofence } from '../../../../shared/geofences/geofence.ts'
import { useSite } from '../../../api/site.tsx'
import { LazyEventMap } from '../../../events/lazy-event-map.tsx'
import { useTimes } from '../../../ui/times/clock.tsx'
import { Setting } from '../setting.tsx'
import styles from '../settings-page.module.css'
import { AddUnitsDialog } from './add-units-dialog.tsx'
import { unitsQuery } from './gateways-query.ts'
import { ListUnitsDialog } from './list-units-dialog.tsx'

/** The units that a gateway has found and that are no device yet. */
export function WaitingUnits({ gateway }: { gateway: Gateway }) {
  const { t } = useTranslation()
  const { client } = useSite()
  const { gatewayId, name } = gateway
  const units = useInfiniteQuery(unitsQuery(client, gatewayId))
  const [markedId, setMarkedId] = useState<string | null>(null)
  const map = useRef<HTMLDivElement>(null)
  const mark = (unitId: string) => {
    setMarkedId(unitId)
    map.current?.scrollIntoView({ block: 'nearest' })
  }
  const [adding, setAdding] = useState<readonly Unit[]>([])
  const [isListing, setListing] = useState(false)
  const waiting =
    units.data?.pages.flatMap((page) => page.units).filter(({ deviceId }) => deviceId === null) ?? []
  const headingId = `units-${gatewayId}`
  return (
    <section className={styles.panel} aria-labelledby={headingId}>
      <h2 id={headingId}>
        {t('settings.gateways.units')}: {name}
      </h2>
      {units.isError && <p>{t('settings.gateways.unitsUnknown')}</p>}
      {units.data !== undefined && waiting.length === 0 && <p>{t('settings.gateways.unitsNone')}</p>}
      <UnitsMap ref={map} units={waiting} markedId={markedId} />
      {waiting.map((unit) => (
        <UnitRow
          key={unit.unitId}
          unit={unit}
          mark={() => mark(unit.unitId)}
          isMarked={unit.unitId === markedId}
          add={() => setAdding([unit])}
        />
      ))}
      {(waiting.length > 0 || units.hasNextPage) && (
        <div className={`${styles.buttons} ${styles.adding}`}>
          <Button variant="default" className={styles.button} onClick={() => setListing(true)}>
            {t('settings.gateways.fromList')}
          </Button>
          {waiting.length > 1 && (
            <Button className={styles.button} onClick={() => setAdding(waiting.slice(0, UNITS_AT_ONCE_MAX))}>
              {t('settings.gateways.addAll', { count: Math.min(waiting.length, UNITS_AT_ONCE_MAX) })}
            </Button>
          )}
          {units.hasNextPage && (
            <Button variant="default" className={styles.button} onClick={() => void units.fetchNextPage()}>
              {t('settings.gateways.more')}
            </Button>
          )}
        </div>
      )}
      {isListing && <ListUnitsDialog gatewayId={gatewayId} close={() => setListing(false)} />}
      {adding.length > 0 && (
        <AddUnitsDialog gatewayId={gatewayId} units={adding} close={() => setAdding([])} />
      )}
    </section>
  )
}

const NO_GEOFENCES: Geofence[] = []

type UnitsMapProps = {
  ref: RefObject<HTMLDivElement | null>
  units: readonly Unit[]
  markedId: string | null
}

/** Where the units were last, with one marked; nothing where none has a position. */
function UnitsMap({ ref, units, markedId }: UnitsMapProps) {
  const { t } = useTranslation()
  const places = useMemo(
    () => units.flatMap(({ location }) => (location === null ? [] : [{ ...location, held: false }])),
    [units],
  )
  if (places.length === 0) return null
  return (
    <div ref={ref} className={styles.map}>
      <LazyEventMap
        label={t('settings.gateways.map')}
        at={units.find(({ unitId }) => unitId === markedId)?.location ?? null}
        geofences={NO_GEOFENCES}
        fixes={places}
      />
    </div>
  )
}

type UnitRowProps = { unit: Unit; mark: () => void; isMarked: boolean; add: () => void }

function UnitRow({ unit, mark, isMarked, add }: UnitRowProps) {
  const { t } = useTranslation()
  const times = useTimes()
  const { unitId, name, model, location, lastContactAt } = unit
  const facts = [
    ...(name === null ? [] : [unitId]),
    ...(model === null ? [] : [model]),
    t('settings.gateways.last', { time: times.dateAndTime(lastContactAt) }),
  ]
  return (
    <Setting name={name ?? unitId} description={facts.join(' · ')}>
      <div className={styles.buttons}>
        {location !== null && (
          <Button
            variant={isMarked ? 'light' : 'default'}
            className={styles.button}
            aria-pressed={isMarked}
            onClick={mark}
          >
            {t('settings.gateways.mark')}
          </Button>
        )}
        <Button className={styles.button} onClick={add}>
          {t('settings.gateways.addUnit')}
        </Button>
      </div>
    </Setting>
  )
}
