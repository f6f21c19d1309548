import { ActionIcon, type ActionIconProps, Tooltip } from '@mantine/core'
import { useMergedRef } from '@mantine/hooks'
import { type MouseEventHandler, type ReactNode, type Ref, useRef } from 'react'
import { useFocusAfterLoading } from '../focus.ts'

type Props = Pick<ActionIconProps, 'size' | 'variant' | 'className'> & {
  id?: string
  /** Lets a menu that the button opens appear beside it. */
  ref?: Ref<HTMLButtonElement>
  label: string
  /** The keyboard shortcut for the same action, shown in the tooltip. */
  shortcut?: string
  pressed?: boolean
  /** Why the action is unavailable. The button stays focusable so that its label can say so. */
  unavailable?: string
  loading?: boolean
  onClick?: MouseEventHandler
  children: ReactNode
}

/** An icon button. Its label is its accessible name and its tooltip. */
export function ToolButton({
  label,
  shortcut,
  pressed,
  unavailable,
  children,
  size = 36,
  variant,
  ref,
  ...rest
}: Props) {
  const button = useRef<HTMLButtonElement>(null)
  useFocusAfterLoading(rest.loading === true, button)
  const merged = useMergedRef(button, ref)
  const text = unavailable === undefined ? label : `${label}: ${unavailable}`
  return (
    <Tooltip
      label={shortcut ? `${text}  (${shortcut})` : text}
      openDelay={400}
      withinPortal={false}
      events={{ hover: true, focus: true, touch: false }}
    >
      <ActionIcon
        {...rest}
        ref={merged}
        size={size}
        variant={variant ?? (pressed ? 'light' : 'subtle')}
        color={pressed ? undefined : 'gray'}
        aria-label={text}
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
