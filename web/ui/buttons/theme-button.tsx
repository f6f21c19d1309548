import { IconMoon, IconSun } from '@tabler/icons-react'
import { ToolButton } from './tool-button.tsx'

type Props = { dark: boolean; label: string; toggle: () => void; size?: number }

export function ThemeButton({ dark, label, toggle, size = 40 }: Props) {
  return (
    <ToolButton label={label} onClick={toggle} size={size}>
      {dark ? <IconSun size={20} stroke={1.7} /> : <IconMoon size={20} stroke={1.7} />}
    </ToolButton>
  )
}
