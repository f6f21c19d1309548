import { IconCircleCheck } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './type.module.css'

/** Specification 2.2. */
const SHOWN_MS = 1_500

/** Confirms a new device for a moment. */
export function DeviceAdded({ name, finish }: { name: string; finish: () => void }) {
  const { t } = useTranslation()
  const newest = useRef(finish)
  newest.current = finish
  useEffect(() => {
    const timer = window.setTimeout(() => newest.current(), SHOWN_MS)
    return () => window.clearTimeout(timer)
  }, [])
  return (
    <div className={styles.success} role="status">
      <IconCircleCheck size={48} stroke={1.5} aria-hidden />
      <strong>{t('addDevice.added')}</strong>
      <span>{name}</span>
    </div>
  )
}
