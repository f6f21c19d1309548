import { useTranslation } from 'react-i18next'
import { AgeText } from '../../ui/times/age-text.tsx'
import { useUnits } from '../../ui/units.tsx'
import styles from './viewer-card.module.css'
import type { ViewerDevice } from './viewer-devices.ts'

type Props = {
  all: readonly ViewerDevice[]
  hidden: ReadonlySet<string>
  setHidden: (hidden: ReadonlySet<string>) => void
  /** Then a device may be somewhere without being shown. */
  hidesArea: boolean
}

/** Which of the link's devices the map shows: all, until some are taken away. */
export function DeviceFilter({ all, hidden, setHidden, hidesArea }: Props) {
  const { t } = useTranslation()
  const { speedText } = useUnits()
  const toggle = (key: string) => {
    const others = [...hidden].filter((one) => one !== key)
    setHidden(new Set(hidden.has(key) ? others : [...others, key]))
  }
  return (
    <details className={styles.filter}>
      <summary>{t('shared.filter', { selected: all.length - hidden.size, total: all.length })}</summary>
      <div className={styles.both}>
        <button type="button" onClick={() => setHidden(new Set())}>
          {t('shared.all')}
        </button>
        <button type="button" onClick={() => setHidden(new Set(all.map(({ key }) => key)))}>
          {t('shared.none')}
        </button>
      </div>
      <ul>
        {all.map(({ key, name, colour, location }) => (
          <li key={key}>
            <label>
              <input type="checkbox" checked={!hidden.has(key)} onChange={() => toggle(key)} />
              <i style={{ background: colour }} />
              <span>{name}</span>
              <small>
                {location === null ? (
                  t(hidesArea ? 'shared.notShown' : 'shared.nowhere')
                ) : (
                  <>
                    {speedText(location.speed)} · <AgeText at={location.timestampIso} />
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
