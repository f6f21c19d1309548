import { publicPath } from '../../../shared/site/public-pages.ts'
import { ButtonLink } from '../parts/call-to-action.tsx'
import { Phrases } from '../parts/phrases.tsx'
import type { SitePageProps } from '../site-page.ts'
import styles from './marine-section.module.css'

const CLAIMS = ['wait', 'hours', 'towing'] as const

/** Leads to the marine support page. */
export const MarineSection = ({ t, language }: SitePageProps) => (
  <section className={styles.band}>
    <div className={styles.inner}>
      <div>
        <p className={styles.eyebrow}>{t('landing.marine.eyebrow')}</p>
        <h2>
          <Phrases text={t('landing.marine.title')} />
        </h2>
        <p>{t('landing.marine.text')}</p>
        <p className={styles.price}>{t('landing.marine.price')}</p>
        <ButtonLink href={publicPath('/current', language)} kind="plain">
          {t('landing.marine.link')}
        </ButtonLink>
      </div>
      <dl>
        {CLAIMS.map((claim) => (
          <div key={claim}>
            <dt>{t(`landing.marine.${claim}Label`)}</dt>
            <dd>{t(`landing.marine.${claim}`)}</dd>
          </div>
        ))}
      </dl>
      <svg className={styles.waves} viewBox="0 0 1200 120" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 60c100-34 200-34 300 0s200 34 300 0 200-34 300 0 200 34 300 0v60H0z" />
        <path d="M0 84c100 24 200 24 300 0s200-24 300 0 200 24 300 0 200-24 300 0v36H0z" />
      </svg>
    </div>
  </section>
)
