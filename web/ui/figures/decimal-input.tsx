import { TextInput, type TextInputProps } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { shownDecimal, typedDecimal } from './typed-decimal.ts'

type Props = Omit<TextInputProps, 'value' | 'onChange' | 'type' | 'inputMode'> & {
  /** The number as `Number` writes it, or whatever else is typed. */
  value: string
  change: (value: string) => void
}

/** A number with decimals, typed and shown as the language writes them. */
export function DecimalInput({ value, change, ...input }: Props) {
  const { language } = useTranslation().i18n
  const [typed, setTyped] = useState('')
  // what is typed may have more digits, or end with a comma
  const text = typedDecimal(typed, language) === value ? typed : shownDecimal(value, language)
  return (
    <TextInput
      autoComplete="off"
      {...input}
      inputMode="decimal"
      value={text}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value)
        change(typedDecimal(currentTarget.value, language))
      }}
    />
  )
}
