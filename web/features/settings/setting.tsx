import { Button, SegmentedControl, Switch } from '@mantine/core'
import '@mantine/core/styles/FloatingIndicator.css'
import '@mantine/core/styles/SegmentedControl.css'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './settings-page.module.css'

type SettingProps = {
  name: string
  description: ReactNode
  /** Where a control is described by the description. */
  descriptionId?: string
  children: ReactNode
}

/** A setting with its control. */
export function Setting({ name, description, descriptionId, children }: SettingProps) {
  return (
    <div className={styles.setting}>
      <div>
        <strong>{name}</strong>
        <p id={descriptionId}>{description}</p>
      </div>
      {children}
    </div>
  )
}

type NotLoadedProps = Pick<SettingProps, 'name'> & { isError: boolean; unknown: string; retry: () => void }

/** A setting whose value is loading or failed to load. */
export function NotLoadedSetting({ name, isError, unknown, retry }: NotLoadedProps) {
  const { t } = useTranslation()
  return (
    <Setting name={name} description={isError ? unknown : t('loading')}>
      {isError && (
        <Button variant="default" className={styles.button} onClick={retry}>
          {t('problem.tryAgain')}
        </Button>
      )}
    </Setting>
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

type SwitchProps = Omit<SettingProps, 'children'> & {
  checked: boolean
  disabled?: boolean
  change: (on: boolean) => void
}

/** A setting that is on or off. */
export function SwitchSetting({ checked, disabled = false, change, ...setting }: SwitchProps) {
  const describedBy = useId()
  return (
    <Setting {...setting} descriptionId={describedBy}>
      <Switch
        aria-label={setting.name}
        aria-describedby={describedBy}
        checked={checked}
        disabled={disabled}
        onChange={({ currentTarget }) => change(currentTarget.checked)}
      />
    </Setting>
  )
}
