import { SegmentedControl } from '@mantine/core'
import '@mantine/core/styles/FloatingIndicator.css'
import '@mantine/core/styles/SegmentedControl.css'
import type { ReactNode } from 'react'
import styles from './settings-page.module.css'

type SettingProps = { name: string; description: string; children: ReactNode }

/** A setting with its control. */
export function Setting({ name, description, children }: SettingProps) {
  return (
    <div className={styles.setting}>
      <div>
        <strong>{name}</strong>
        <p>{description}</p>
      </div>
      {children}
    </div>
  )
}

type ChoiceProps<Value extends string> = Omit<SettingProps, 'children'> & {
  options: { value: Value; label: string }[]
  value: Value
  choose: (value: Value) => void
}

/** A setting with few values, all of them visible. */
export function Choice<Value extends string>({ options, value, choose, ...setting }: ChoiceProps<Value>) {
  return (
    <Setting {...setting}>
      <SegmentedControl aria-label={setting.name} data={options} value={value} onChange={choose} />
    </Setting>
  )
}
