import { useState } from 'react'
import { DecimalInput } from '../../ui/figures/decimal-input.tsx'
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
    <DecimalInput
      label={label(unit)}
      value={typed ?? shown}
      error={error}
      change={(value) => {
        setTyped(value)
        const length = Number(value)
        change(value.trim() === '' || Number.isNaN(length) ? null : length / perMetre)
      }}
      onBlur={() => metres !== null && setTyped(null)}
    />
  )
}
