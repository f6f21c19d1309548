import { IconBrandAndroid, IconBrandApple } from '@tabler/icons-react'
import { ButtonLink } from '../parts/button-link.tsx'
import { Phrases } from '../parts/phrases.tsx'
import type { SitePageProps } from '../site-page.ts'
import styles from './app-section.module.css'

const PHONES = [
  ['iphone', IconBrandApple],
  ['android', IconBrandAndroid],
] as const

/** How to install the app. It is the site itself, so there is no store to link to. */
export const AppSection = ({ t }: SitePageProps) => (
  <section id="app" className={styles.band}>
    <div className={styles.inner}>
      <div>
        <h2>
          <Phrases text={t('landing.app.title')} />
        </h2>
        <p>{t('landing.app.text')}</p>
        <ButtonLink href="/dashboard/live" kind="plain">
          {t('landing.app.link')}
        </ButtonLink>
      </div>
      <ul>
        {PHONES.map(([phone, Icon]) => (
          <li key={phone}>
            <Icon size={24} stroke={1.75} aria-hidden />
            <h3>{t(`landing.app.${phone}`)}</h3>
            <p>{t(`landing.app.${phone}Text`)}</p>
          </li>
        ))}
      </ul>
    </div>
  </section>
)
