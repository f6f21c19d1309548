import { IconArrowLeft } from '@tabler/icons-react'
import type { PropsWithChildren, ReactNode } from 'react'
import { publicPath } from '../../../shared/site/public-pages.ts'
import type { SitePageProps } from '../site-page.ts'
import styles from './page-hero.module.css'
import { Phrases } from './phrases.tsx'

type Props = PropsWithChildren<
  Pick<SitePageProps, 't' | 'language'> & {
    eyebrow?: string
    title: string
    lead: string
    /** A picture beside the text, on narrow screens under it. */
    aside?: ReactNode
  }
>

/** The first screen of every public page but the landing page. Its children are its calls to action. */
export const PageHero = ({ t, language, eyebrow, title, lead, aside, children }: Props) => (
  <section className={styles.hero}>
    <div className={styles.inner}>
      <a href={publicPath('/', language)} className={styles.back}>
        <IconArrowLeft size={18} aria-hidden />
        {t('siteShell.backToHome')}
      </a>
      <div className={styles.text}>
        {eyebrow !== undefined && <p className={styles.eyebrow}>{eyebrow}</p>}
        <h1>
          <Phrases text={title} />
        </h1>
        <p className={styles.lead}>{lead}</p>
        {children !== undefined && <div className={styles.actions}>{children}</div>}
      </div>
      {aside !== undefined && <div className={styles.aside}>{aside}</div>}
    </div>
  </section>
)
