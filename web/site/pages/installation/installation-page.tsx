import { Faq } from '../../parts/faq.tsx'
import { PageHero } from '../../parts/page-hero.tsx'
import { Section } from '../../parts/section.tsx'
import type { Question, SitePageProps } from '../../site-page.ts'
import { Before } from './before.tsx'
import { CheckTable } from './check-table.tsx'
import { ChooseTable } from './choose-table.tsx'
import { FOUR_WIRE_VIEW, FourWireDiagram } from './diagrams/four-wire-diagram.tsx'
import { TWO_WIRE_VIEW, TwoWireDiagram } from './diagrams/two-wire-diagram.tsx'
import { Help } from './help.tsx'
import styles from './installation-page.module.css'
import { RelaySafety } from './relay-safety.tsx'
import { Setup } from './setup.tsx'
import { WiringFigure } from './wiring-figure.tsx'

const SECTION_IDS = {
  choose: 'choose',
  before: 'before',
  twoWire: '2wire',
  fourWire: '4wire',
  relay: 'relay',
  check: 'check',
  trouble: 'trouble',
  help: 'help',
} as const
const JUMPS = ['twoWire', 'fourWire', 'relay', 'check', 'trouble', 'help'] as const

export const InstallationPage = (props: SitePageProps) => {
  const { t } = props
  return (
    <div className={styles.guide}>
      <PageHero {...props} title={t('installation.title')} lead={t('installation.lead')}>
        <nav className={styles.jumps} aria-label={t('installation.jump')}>
          {JUMPS.map((section) => (
            <a key={section} href={`#${SECTION_IDS[section]}`}>
              {t(`installation.sections.${section}`)}
            </a>
          ))}
        </nav>
      </PageHero>
      <Section id={SECTION_IDS.choose} title={t('installation.sections.choose')}>
        <ChooseTable t={t} />
      </Section>
      <Section id={SECTION_IDS.before} tone="raised" title={t('installation.sections.before')}>
        <Before t={t} />
      </Section>
      <Section
        id={SECTION_IDS.twoWire}
        title={t('installation.sections.twoWire')}
        lead={t('installation.twoWire.lead')}
      >
        <Setup
          t={t}
          wires={['red', 'black']}
          steps={Object.values(t('installation.twoWire.steps', { returnObjects: true }))}
        >
          <WiringFigure
            t={t}
            name="2wire"
            title={t('installation.twoWire.diagram')}
            description={t('installation.twoWire.description')}
            viewBox={TWO_WIRE_VIEW}
          >
            <TwoWireDiagram t={t} />
          </WiringFigure>
        </Setup>
      </Section>
      <Section
        id={SECTION_IDS.fourWire}
        tone="raised"
        title={t('installation.sections.fourWire')}
        lead={t('installation.fourWire.lead')}
      >
        <Setup
          t={t}
          wires={['red', 'black', 'orange', 'yellow']}
          steps={Object.values(t('installation.fourWire.steps', { returnObjects: true }))}
          notes={[t('installation.fourWire.rest'), t('installation.fourWire.pins')]}
        >
          <WiringFigure
            t={t}
            name="4wire"
            title={t('installation.fourWire.diagram')}
            description={t('installation.fourWire.description')}
            viewBox={FOUR_WIRE_VIEW}
          >
            <FourWireDiagram t={t} />
          </WiringFigure>
        </Setup>
      </Section>
      <Section id={SECTION_IDS.relay} title={t('installation.relay.title')}>
        <RelaySafety {...props} />
      </Section>
      <Section
        id={SECTION_IDS.check}
        tone="raised"
        title={t('installation.sections.check')}
        lead={t('installation.check.lead')}
      >
        <CheckTable t={t} />
      </Section>
      <Section id={SECTION_IDS.trouble} title={t('installation.sections.trouble')} centred>
        <Faq questions={installationQuestions(props)} />
      </Section>
      <Help {...props} id={SECTION_IDS.help} />
    </div>
  )
}

export const installationQuestions = ({ t }: SitePageProps): readonly Question[] =>
  Object.values(t('installation.faq', { returnObjects: true }))
