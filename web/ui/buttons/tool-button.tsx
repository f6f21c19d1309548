import { ActionIcon, type ActionIconProps, Tooltip } from '@mantine/core'
import { type MouseEventHandler, type ReactNode, useRef } from 'react'
import { useFocusAfterLoading } from '../focus.ts'

type Props = Pick<ActionIconProps, 'size' | 'variant' | 'className'> & {
  id?: string
  label: string
  /** The key that does the same. */
  shortcut?: string
  pressed?: boolean
  /** Why it cannot be pressed now. It can still be reached, and says so. */
  unavailable?: string
  loading?: boolean
  onClick?: MouseEventHandler
  children: ReactNode
}

/** A button with a picture only: its words are read out, and shown on hover and focus. */
export function ToolButton({
  label,
  shortcut,
  pressed,
  unavailable,
  children,
  size = 36,
  variant,
  ...rest
}: Props) {
  const button = useRef<HTMLButtonElement>(null)
  useFocusAfterLoading(rest.loading === true, button)
  const words = unavailable === undefined ? label : `${label}: ${unavailable}`
  return (
    <Tooltip
      label={shortcut ? `${words}  (${shortcut})` : words}
      openDelay={400}
      withinPortal={false}
      events={{ hover: true, focus: true, touch: false }}
    >
      <ActionIcon
        {...rest}
        ref={button}
        size={size}
        variant={variant ?? (pressed ? 'light' : 'subtle')}
        color={pressed ? undefined : 'gray'}
        aria-label={words}
        aria-pressed={pressed}
        aria-disabled={unavailable !== undefined || undefined}
        onClick={unavailable === undefined ? rest.onClick : undefined}
        style={unavailable === undefined ? undefined : { opacity: 0.4, cursor: 'default' }}
      >
        {children}
      </ActionIcon>
    </Tooltip>
  )
}
