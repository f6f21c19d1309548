import { IconMoon, IconSun } from '@tabler/icons-react'
import { ToolButton } from '../ui/tool-button.tsx'
import { useThemeToggle } from './use-theme-toggle.ts'

export function ThemeToggle() {
  const { dark, label, toggle } = useThemeToggle()
  return (
    <ToolButton label={label} onClick={toggle} size={40}>
      {dark ? <IconSun size={20} stroke={1.7} /> : <IconMoon size={20} stroke={1.7} />}
    </ToolButton>
  )
}
