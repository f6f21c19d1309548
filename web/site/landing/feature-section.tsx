import {
  IconCertificate,
  IconGauge,
  IconPolygon,
  IconReportAnalytics,
  IconShare,
  IconTool,
} from '@tabler/icons-react'
import { Cards } from '../parts/cards.tsx'
import { Picture } from '../parts/picture.tsx'
import { Section } from '../parts/section.tsx'
import type { SitePageProps } from '../site-page.ts'
import styles from './feature-row.module.css'
import { FeatureRow } from './feature-row.tsx'
import { Freshness } from './freshness.tsx'
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
