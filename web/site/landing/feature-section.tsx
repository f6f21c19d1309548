import {
  IconCertificate,
  IconClock,
  IconGauge,
  IconHistory,
  IconMoon,
  IconPointFilled,
  IconPolygon,
  IconReportAnalytics,
  IconShare,
  IconTool,
} from '@tabler/icons-react'
import type { PropsWithChildren, ReactNode } from 'react'
import { Cards } from '../parts/cards.tsx'
import { Phrases } from '../parts/phrases.tsx'
import { Picture } from '../parts/picture.tsx'
import { Section } from '../parts/section.tsx'
import type { SitePageProps } from '../site-page.ts'
import styles from './feature-row.module.css'
import { ReplayMap } from './replay/replay-map.tsx'

const MORE = [
  ['geofences', IconPolygon],
  ['behavior', IconGauge],
  ['sharing', IconShare],
  ['reports', IconReportAnalytics],
  ['maintenance', IconTool],
  ['certificate', IconCertificate],
] as const

export const FeatureSection = (props: SitePageProps) => {
  const { t, language } = props
  return (
    <Section
      id="features"
      eyebrow={t('landing.features.eyebrow')}
      title={t('landing.features.title')}
      lead={t('landing.features.lead')}
    >
      <FeatureRow
        title={t('landing.features.honest.title')}
        text={t('landing.features.honest.text')}
        picture={<Picture name="card" language={language} alt={t('landing.features.honest.picture')} />}
      >
        <Freshness t={t} />
      </FeatureRow>
      <FeatureRow
        title={t('landing.features.replay.title')}
        text={t('landing.features.replay.text')}
        picture={<ReplayMap {...props} />}
        mirrored
      />
      <FeatureRow
        title={t('landing.features.rehearse.title')}
        text={t('landing.features.rehearse.text')}
        picture={<Picture name="rule" language={language} alt={t('landing.features.rehearse.picture')} />}
      />
      <FeatureRow
        title={t('landing.features.cutOff.title')}
        text={t('landing.features.cutOff.text')}
        picture={<Picture name="command" language={language} alt={t('landing.features.cutOff.picture')} />}
        mirrored
      />
      <h3 className={styles.more}>{t('landing.features.more')}</h3>
      <Cards
        cards={MORE.map(([name, Icon]) => ({
          Icon,
          title: t(`landing.features.${name}`),
          text: t(`landing.features.${name}Text`),
        }))}
      />
    </Section>
  )
}

type Props = PropsWithChildren<{ title: string; text: string; picture: ReactNode; mirrored?: boolean }>

/** A feature beside its picture; `mirrored` has the picture first. */
const FeatureRow = ({ title, text, picture, mirrored = false, children }: Props) => (
  <div className={mirrored ? `${styles.row} ${styles.mirrored}` : styles.row}>
    <div>
      <h3>
        <Phrases text={title} />
      </h3>
      <p>{text}</p>
      {children}
    </div>
    <div className={styles.picture}>{picture}</div>
  </div>
)

const STATES = [
  ['live', IconPointFilled],
  ['delayed', IconClock],
  ['lastKnown', IconHistory],
  ['asleep', IconMoon],
] as const

/** The states of a position, each with its colour, its shape and its word. */
const Freshness = ({ t }: Pick<SitePageProps, 't'>) => (
  <ul className={styles.states}>
    {STATES.map(([state, Icon]) => (
      <li key={state} className={styles[state]}>
        <Icon size={18} aria-hidden />
        <strong>{t(`landing.features.honest.states.${state}`)}</strong>
        <span>{t(`landing.features.honest.states.${state}Text`)}</span>
      </li>
    ))}
  </ul>
)
