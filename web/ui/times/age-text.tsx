import { useTimes } from './clock.tsx'
import { useNow } from './now.tsx'
import { useAgeText } from './use-age-text.ts'

/** A ticking age, with the full date and time on hover. */
export function AgeText({ at }: { at: string }) {
  const times = useTimes()
  const ageText = useAgeText()
  return (
    <time dateTime={at} title={times.full(at)} className="numbers">
      {ageText(at, useNow())}
    </time>
  )
}
