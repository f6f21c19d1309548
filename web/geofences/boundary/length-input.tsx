import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { useUnits } from '../../ui/units/use-units.tsx'

type Props = {
  /** Gets the unit of what is typed. */
  label: (unit: string) => string
  metres: number | null
  /** `null` while the text is not a number. */
  change: (metres: number | null) => void
  error?: string | undefined
}

/** A length in metres or feet. */
export function LengthInput({ label, metres, change, error }: Props) {
  const { unit, perMetre } = useUnits().length
  const [typed, setTyped] = useState<string | null>(null)
  const shown = metres === null ? '' : String(Math.round(metres * perMetre))
  return (
    <TextInput
      label={label(unit)}
      inputMode="decimal"
      autoComplete="off"
      value={typed ?? shown}
      error={error}
      onChange={({ currentTarget: { value } }) => {
        setTyped(value)
        const length = Number(value.replace(',', '.'))
        change(value.trim() === '' || Number.isNaN(length) ? null : length / perMetre)
      }}
      onBlur={() => metres !== null && setTyped(null)}
    />
  )
}
