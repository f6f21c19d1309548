import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useFocusOnMount } from '../../ui/focus.ts'

type Props = { text: string; icon?: ReactNode; isSecondary: boolean; focuses: boolean; open: () => void }

/** Opens the form of a panel. It gets the keyboard focus where it appears in the place of what had it. */
export function OpenFormButton({ text, icon, isSecondary, focuses, open }: Props) {
  const button = useFocusOnMount<HTMLButtonElement>(focuses)
  return (
    <Button ref={button} variant={isSecondary ? 'default' : 'filled'} leftSection={icon} onClick={open}>
      {text}
    </Button>
  )
}
