import { Button } from '@mantine/core'
import { IconAnchor } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod'
import type { DeviceView } from '../../shared/devices/device.ts'
import type { Tracking } from '../../shared/devices/tracking.ts'
import { useSite } from '../api/site.tsx'
import { geofencesQuery } from '../geofences/geofences-query.ts'
import { browserStorage } from '../session/browser-storage.ts'
import { useTimes } from '../ui/times/clock.tsx'
import { useNow } from '../ui/times/now.tsx'
import styles from './boat-summary.module.css'
import { mayBeAtAnchorSince } from './may-be-at-anchor.ts'

/** Asks whether a boat that lies still is at anchor, until somebody says no. It asks again after the boat has moved. */
export function AnchorQuestion({ device, tracking }: { device: DeviceView; tracking: Tracking }) {
  const { t } = useTranslation()
  const { client } = useSite()
  const times = useTimes()
  const now = useNow()
  const { data: geofences } = useQuery(geofencesQuery(client))
  const { deviceId, deviceName } = device
  const stored = browserStorage(`vectra.not-at-anchor.${deviceId}`, z.iso.datetime(), localStorage)
  const [answeredFor, setAnsweredFor] = useState(stored.read)
  const since = geofences === undefined ? null : mayBeAtAnchorSince(tracking, geofences, now)
  if (since === null || since === answeredFor) return null
  const answerNo = () => {
    stored.write(since)
    setAnsweredFor(since)
  }
  return (
    <div className={styles.question}>
      <p>{t('anchorWatch.question.text', { name: deviceName, time: times.short(since, now) })}</p>
      <Button
        renderRoot={(root) => <Link {...root} to="/dashboard/devices/$deviceId" params={{ deviceId }} />}
        size="sm"
        leftSection={<IconAnchor size={18} stroke={1.7} aria-hidden />}
      >
        {t('anchorWatch.set')}
      </Button>
      <Button variant="default" size="sm" onClick={answerNo}>
        {t('anchorWatch.question.no')}
      </Button>
    </div>
  )
}
