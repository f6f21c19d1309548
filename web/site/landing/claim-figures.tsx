import { Figures } from '../parts/figures.tsx'
import type { SitePageProps } from '../site-page.ts'
import styles from './claim-figures.module.css'

const CLAIMS = ['updates', 'behavior', 'history', 'battery'] as const

export const ClaimFigures = ({ t }: SitePageProps) => (
  <section className={styles.band} aria-label={t('landing.figures.label')}>
    <div className={styles.inner}>
      <Figures
        figures={CLAIMS.map((claim) => ({
          value: t(`landing.figures.${claim}`),
          label: t(`landing.figures.${claim}Label`),
        }))}
      />
    </div>
  </section>
)
