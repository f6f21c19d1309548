import { IconArrowRight, IconCheck } from '@tabler/icons-react'
import { ButtonLink } from '../parts/button-link.tsx'
import { Phrases } from '../parts/phrases.tsx'
import { Picture } from '../parts/picture.tsx'
import type { SitePageProps } from '../site-page.ts'
import styles from './hero.module.css'

const PROMISES = ['shipping', 'guarantee', 'contracts'] as const

/** The first screen: what it is, what it costs, and the product itself. */
export const Hero = ({ t, language }: SitePageProps) => (
  <section className={styles.hero}>
    <div className={styles.inner}>
      <h1>
        <Phrases text={t('landing.hero.title')} />
      </h1>
      <p className={styles.lead}>{t('landing.hero.lead')}</p>
      <div className={styles.actions}>
        <ButtonLink href="/onboarding">
          {t('landing.hero.start')}
          <IconArrowRight size={18} aria-hidden />
        </ButtonLink>
        <ButtonLink href="#features" kind="plain">
          {t('landing.hero.how')}
        </ButtonLink>
      </div>
      <ul className={styles.promises}>
        {PROMISES.map((promise) => (
          <li key={promise}>
            <IconCheck size={18} aria-hidden />
            {t(`landing.hero.${promise}`)}
          </li>
        ))}
      </ul>
      <div className={styles.picture}>
        <Picture name="live" phone="livePhone" language={language} alt={t('landing.hero.picture')} first />
      </div>
      <div className={styles.phone}>
        <Picture name="livePhone" language={language} alt="" />
      </div>
    </div>
  </section>
)
