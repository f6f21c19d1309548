import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { FirstStepsLink } from '../../../first-steps/first-steps-link.tsx'
import styles from './route-panel.module.css'

/** The empty state before a device is chosen. */
export function ChooseDevice({ hasDevices }: { hasDevices: boolean }) {
  const { t } = useTranslation()
  return (
    <div className={styles.empty}>
      <RouteIllustration />
      <p>{hasDevices ? t('history.choose') : t('history.noDevices')}</p>
      {!hasDevices && (
        <Anchor component={Link} to="/dashboard/live">
          {t('history.toLive')}
        </Anchor>
      )}
      {!hasDevices && <FirstStepsLink />}
    </div>
  )
}

function RouteIllustration() {
  const { t } = useTranslation()
  return (
    <svg className={styles.illustration} viewBox="0 0 240 96" role="img" aria-label={t('history.picture')}>
      <path d="M24 74C60 20 92 92 126 58S180 8 216 26" />
      <circle cx="24" cy="74" r="7" />
      <circle cx="126" cy="58" r="4" />
      <path d="M216 26v-18l14 5l-14 5" data-flag />
    </svg>
  )
}
