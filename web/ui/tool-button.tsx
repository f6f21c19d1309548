import { ActionIcon, type ActionIconProps, Tooltip } from '@mantine/core'
import type { MouseEventHandler, ReactNode } from 'react'

type Props = Pick<ActionIconProps, 'size' | 'variant' | 'className'> & {
  label: string
  /** The key that does the same. */
  shortcut?: string
  pressed?: boolean
  disabled?: boolean
  loading?: boolean
  onClick?: MouseEventHandler
  children: ReactNode
}

/** A button with a picture only: its words are read out and shown on hover. */
export function ToolButton({
  label,
  shortcut,
  pressed,
  disabled,
  children,
  size = 36,
  variant,
  ...rest
}: Props) {
  return (
    <Tooltip label={shortcut ? `${label}  (${shortcut})` : label} openDelay={400} withinPortal={false}>
      <ActionIcon
        {...rest}
        size={size}
        variant={variant ?? (pressed ? 'light' : 'subtle')}
        color={pressed ? undefined : 'gray'}
        aria-label={label}
        aria-pressed={pressed}
        aria-disabled={disabled || undefined}
        onClick={disabled ? undefined : rest.onClick}
        style={disabled ? { opacity: 0.4, cursor: 'default' } : undefined}
      >
        {children}
      </ActionIcon>
    </Tooltip>
  )
}
