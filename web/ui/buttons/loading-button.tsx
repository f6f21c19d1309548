import { Button, type ButtonProps } from '@mantine/core'
import { type ComponentPropsWithoutRef, useRef } from 'react'
import { useFocusAfterLoading } from '../focus.ts'

type Props = ButtonProps & Omit<ComponentPropsWithoutRef<'button'>, keyof ButtonProps> & { loading: boolean }

/** A button with a spinner while its action runs. It gets the keyboard focus back afterwards. */
export function LoadingButton({ loading, ...rest }: Props) {
  const button = useRef<HTMLButtonElement>(null)
  useFocusAfterLoading(loading, button)
  return <Button ref={button} loading={loading} {...rest} />
}
