import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { haversineMetres } from '../../../../shared/geo/distance.ts'
import type { Point } from '../../../../shared/geo/point.ts'
import { HOUR_MS, MINUTE_MS, toIso } from '../../../../shared/time.ts'
import { anchor as routes } from '../../../../shared/watching/anchor/anchor.routes.ts'
import { useSite } from '../../../api/site.tsx'
import { ALARM_HOURS } from '../../../boat/anchor-queries.ts'
import shared from '../boat-panel.module.css'
import styles from './anchor.module.css'
import { SwingCircle } from './swing-circle.tsx'

/** The server is asked once the radius has not changed for this long. */
const WAIT_MS = 400

type Props = {
  deviceId: string
  anchor: Point
  boat: Point | null
  radiusM: number
  silentAfterMinutes: number
  moveAnchor: ((anchor: Point) => void) | undefined
}

/** What a watch like this would have done in the last hours, and how the boat swung. */
export function AnchorRehearsal(props: Props) {
  const { deviceId, anchor, boat, radiusM, silentAfterMinutes, moveAnchor } = props
  const { t } = useTranslation()
  const { client } = useSite()
  const asked = [anchor.lat, anchor.lng, radiusM, silentAfterMinutes].join(' ')
  const [debounced] = useDebouncedValue(asked, WAIT_MS)
  const { data, isError } = useQuery({
    queryKey: ['anchorRehearsal', deviceId, debounced],
    staleTime: MINUTE_MS,
    // each fix moves the boat: the text stays until the next one is there
    placeholderData: keepPreviousData,
    queryFn: () => {
      const [latitude = 0, longitude = 0, radius = 0, silence] = debounced.split(' ').map(Number)
      const now = Date.now()
      const range = { from: toIso(now - ALARM_HOURS * HOUR_MS), to: toIso(now) }
      const body = { anchor: { latitude, longitude }, radiusM: radius, silentAfterMinutes: silence, ...range }
      return client.call(routes.rehearseAnchorWatch, { path: { deviceId }, body })
    },
  })
  return (
    <div className={styles.rehearsal}>
      <SwingCircle
        anchor={anchor}
        boat={boat}
        radiusM={radiusM}
        distanceM={boat && haversineMetres(anchor, boat)}
        swing={data?.swing.map(([lng, lat]) => ({ lat, lng }))}
        moveAnchor={moveAnchor}
      />
      <div>
        <p aria-live="polite">
          {isError
            ? t('anchorWatch.rehearsal.failed')
            : data === undefined
              ? t('anchorWatch.rehearsal.checking', { hours: ALARM_HOURS })
              : data.alarms.length === 0
                ? t('anchorWatch.rehearsal.none', { hours: ALARM_HOURS })
                : t('anchorWatch.rehearsal.alarms', { hours: ALARM_HOURS, alarms: data.alarms.length })}
        </p>
        {moveAnchor && <p className={shared.dim}>{t('anchorWatch.rehearsal.drag')}</p>}
      </div>
    </div>
  )
}
