import { Button } from '@mantine/core'
import { IconHelpCircle } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'

/** Opens the dialog that says why an alert is missing. */
export function WhyButton({ text, dialog }: { text: string; dialog: (close: () => void) => ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconHelpCircle size={17} stroke={1.7} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {text}
      </Button>
      {isOpen && dialog(() => setOpen(false))}
    </>
  )
}
