import { localText } from '../../../shared/site/branding.ts'
import { mailLink, telLink } from '../../../shared/site/contact.ts'
import { publicPath } from '../../../shared/site/public-pages.ts'
import { Logo } from '../../ui/logo.tsx'
import type { SitePageProps } from '../site-page.ts'
import { AUDIENCES, audiencePage } from './audiences.ts'
import styles from './footer.module.css'

const LEGAL = ['imprint', 'privacy', 'terms'] as const

export const Footer = (props: SitePageProps) => {
  const { t, language, site } = props
  const home = publicPath('/', language)
  const legal = LEGAL.filter((page) => site.legal[page] !== null)
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <Company {...props} />
        <Column
          title={t('siteShell.footer.product')}
          links={[
            [`${home}#features`, t('siteShell.footer.features')],
            [`${home}#pricing`, t('siteShell.pricing')],
            [`${home}#faq`, t('siteShell.footer.faq')],
            [`${home}#app`, t('siteShell.footer.installApp')],
          ]}
        />
        <Column
          title={t('siteShell.footer.solutions')}
          links={AUDIENCES.map((audience) => [
            publicPath(audiencePage(audience), language),
            t(`siteShell.audiences.${audience}`),
          ])}
        />
        <Column
          title={t('siteShell.footer.help')}
          links={[
            [publicPath('/installation', language), t('siteShell.installation')],
            [publicPath('/current', language), t('siteShell.marine')],
            ['/login', t('siteShell.signIn')],
          ]}
        />
        {legal.length > 0 && (
          <Column
            title={t('siteShell.footer.legal')}
            links={legal.map((page) => [publicPath(`/${page}`, language), t(`siteShell.footer.${page}`)])}
          />
        )}
      </div>
    </footer>
  )
}

const Company = ({ t, site, language }: SitePageProps) => (
  <div className={styles.company}>
    <p className={styles.product}>
      <Logo size={28} />
      {site.name}
    </p>
    {site.company.name !== null && <p>{site.company.name}</p>}
    {site.company.address.map((line) => (
      <p key={line}>{line}</p>
    ))}
    {site.support.phone !== null && (
      <p>
        <a href={telLink(site.support.phone)}>{site.support.phone}</a>
      </p>
    )}
    {site.support.email !== null && (
      <p>
        <a href={mailLink(site.support.email)}>{site.support.email}</a>
      </p>
    )}
    {site.support.hours !== null && (
      <p>{t('siteShell.footer.supportHours', { hours: localText(site.support.hours, language) })}</p>
    )}
  </div>
)

const Column = ({ title, links }: { title: string; links: readonly (readonly [string, string])[] }) => (
  <nav aria-label={title} className={styles.column}>
    <h2>{title}</h2>
    <ul>
      {links.map(([href, text]) => (
        <li key={href}>
          <a href={href}>{text}</a>
        </li>
      ))}
    </ul>
  </nav>
)
