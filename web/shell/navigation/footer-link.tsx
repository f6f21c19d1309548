import { ActionIcon, Tooltip } from '@mantine/core'
import type { ReactNode } from 'react'

/** A picture that leads out of the site: its words are read out, and shown on hover and focus. */
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
