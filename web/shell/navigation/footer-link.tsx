import { ActionIcon, Tooltip } from '@mantine/core'
import type { ReactNode } from 'react'

/** An icon that links out of the site. Its label is its accessible name and its tooltip. */
export function FooterLink({ label, href, children }: { label: string; href: string; children: ReactNode }) {
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
