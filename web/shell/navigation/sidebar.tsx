import { ActionIcon, Tooltip } from '@mantine/core'
import { IconActivityHeartbeat, IconBug, IconMessageCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { site } from '../../../site.config.ts'
import { useSite } from '../../api/site.tsx'
import { ThemeButton } from '../../ui/buttons/theme-button.tsx'
import { ToolButton } from '../../ui/buttons/tool-button.tsx'
import { Logo } from '../../ui/logo.tsx'
import { useSupportLink } from '../../ui/use-support-link.ts'
import { AccountMenu } from '../account-menu.tsx'
import { Bell } from '../bell/bell.tsx'
import { usePreferredThemeToggle } from '../use-preferred-theme.ts'
import { DESTINATIONS, useOffered } from './destinations.ts'
import { NavLink } from './nav-link.tsx'
import styles from './sidebar.module.css'

const ICON = { size: 19, stroke: 1.7 }

export function Sidebar() {
  const { t } = useTranslation()
  const supportLink = useSupportLink()
  const { version } = useSite().config
  const theme = usePreferredThemeToggle()
  return (
    <nav className={styles.sidebar} aria-label={t('shell.navigation')}>
      <Logo size={32} />
      <ul className={styles.links}>
        {useOffered(DESTINATIONS).map((destination) => (
          <li key={destination.name}>
            <NavLink destination={destination} />
          </li>
        ))}
      </ul>
      <div className={styles.footer}>
        <ToolButton label={t('shell.bugReport')} unavailable={t('shell.bugReportUnavailable')} size={32}>
          <IconBug {...ICON} />
        </ToolButton>
        <FooterLink label={t('shell.support')} href={supportLink}>
          <IconMessageCircle {...ICON} />
        </FooterLink>
        {site.statusPage !== null && (
          <FooterLink label={t('shell.status')} href={site.statusPage}>
            <IconActivityHeartbeat {...ICON} />
          </FooterLink>
        )}
        <ThemeButton {...theme} size={32} />
      </div>
      <Bell />
      <AccountMenu />
      <span className={styles.version}>{t('shell.version', { version })}</span>
    </nav>
  )
}

/** An icon that links out of the site. Its label is its accessible name and its tooltip. */
function FooterLink({ label, href, children }: { label: string; href: string; children: ReactNode }) {
  return (
    <Tooltip
      label={label}
      openDelay={400}
      withinPortal={false}
      events={{ hover: true, focus: true, touch: false }}
    >
      <ActionIcon
        component="a"
        href={href}
        target="_blank"
        rel="noreferrer"
        size={32}
        variant="subtle"
        color="gray"
        aria-label={label}
      >
        {children}
      </ActionIcon>
    </Tooltip>
  )
}
