import { Figures } from '../parts/figures.tsx'
import { Section } from '../parts/section.tsx'
import type { SitePageProps } from '../site-page.ts'
import styles from './storage-section.module.css'

const CLAIMS = ['checkIns', 'awake', 'current', 'battery'] as const
const HOURS = Array.from({ length: 24 }, (_, hour) => hour)
const HOUR_WIDTH = 40
const HEIGHT = 64

export const StorageSection = ({ t }: SitePageProps) => (
  <Section
    id="storage"
    tone="raised"
    eyebrow={t('landing.storage.eyebrow')}
    title={t('landing.storage.title')}
    lead={t('landing.storage.lead')}
  >
    <svg
      className={styles.day}
      viewBox={`0 0 ${HOURS.length * HOUR_WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={t('landing.storage.day')}
    >
      <path d={`M0 ${HEIGHT - 1}H${HOURS.length * HOUR_WIDTH}`} />
      {HOURS.map((hour) => (
        <g key={hour} transform={`translate(${hour * HOUR_WIDTH + HOUR_WIDTH / 2} 0)`}>
          <rect x="-3" y="6" width="6" height={HEIGHT - 7} rx="3" />
        </g>
      ))}
    </svg>
    <Figures
      figures={CLAIMS.map((claim) => ({
        value: t(`landing.storage.${claim}`),
        label: t(`landing.storage.${claim}Label`),
      }))}
    />
    <p className={styles.note}>{t('landing.storage.note')}</p>
  </Section>
)
