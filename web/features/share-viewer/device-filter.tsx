import { useTranslation } from 'react-i18next'
import { AgeText } from '../../ui/times/age-text.tsx'
import { useTimes } from '../../ui/times/clock.tsx'
import { useNow } from '../../ui/times/now.tsx'
import { useUnits } from '../../ui/units/use-units.tsx'
import styles from './viewer-card.module.css'
import type { ViewerDevice } from './viewer-devices.ts'

type Props = {
  all: readonly ViewerDevice[]
  hidden: ReadonlySet<string>
  setHidden: (hidden: ReadonlySet<string>) => void
  /** A device without a location may be inside the hidden area. */
  hidesArea: boolean
}

/** Each device of the link with its speed and age, and a checkbox. The list is open and the map shows all at first. */
export function DeviceFilter({ all, hidden, setHidden, hidesArea }: Props) {
  const { t } = useTranslation()
  const { speedText } = useUnits()
  const times = useTimes()
  const now = useNow()
  const toggle = (key: string) => {
    const others = [...hidden].filter((hiddenKey) => hiddenKey !== key)
    setHidden(new Set(hidden.has(key) ? others : [...others, key]))
  }
  return (
    <details className={styles.filter} open>
      <summary>{t('viewer.filter', { selected: all.length - hidden.size, total: all.length })}</summary>
      <div className={styles.allOrNone}>
        <button type="button" onClick={() => setHidden(new Set())}>
          {t('viewer.all')}
        </button>
        <button type="button" onClick={() => setHidden(new Set(all.map(({ key }) => key)))}>
          {t('viewer.none')}
        </button>
      </div>
      <ul>
        {all.map(({ key, name, colour, location, estimatedArrivalAt }) => (
          <li key={key}>
            <label>
              <input type="checkbox" checked={!hidden.has(key)} onChange={() => toggle(key)} />
              <i style={{ background: colour }} />
              <span>{name}</span>
              <small>
                {location === null ? (
                  t(hidesArea ? 'viewer.notShown' : 'viewer.noLocationYet')
                ) : (
                  <>
                    {speedText(location.speed)} · <AgeText at={location.timestampIso} />
                    {estimatedArrivalAt !== null && (
                      <span>{t('viewer.arrivesAbout', { time: times.short(estimatedArrivalAt, now) })}</span>
                    )}
                  </>
                )}
              </small>
            </label>
          </li>
        ))}
      </ul>
    </details>
  )
}
