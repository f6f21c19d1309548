import { Button, type ButtonProps } from '@mantine/core'
import { type ComponentPropsWithoutRef, useRef } from 'react'
import { useFocusAfterWork } from '../focus.ts'

type Props = ButtonProps & Omit<ComponentPropsWithoutRef<'button'>, keyof ButtonProps> & { working: boolean }

/** A button that shows that what it does is under way. */
export function WorkButton({ working, ...rest }: Props) {
  const button = useRef<HTMLButtonElement>(null)
  useFocusAfterWork(working, button)
  return <Button ref={button} loading={working} {...rest} />
}
