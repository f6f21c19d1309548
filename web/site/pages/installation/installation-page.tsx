import {
  IconBatteryOff,
  IconBolt,
  IconCheck,
  IconDropletOff,
  IconMinus,
  IconRulerMeasure,
} from '@tabler/icons-react'
import { Cards } from '../../parts/cards.tsx'
import { Faq } from '../../parts/faq.tsx'
import { PageHero } from '../../parts/page-hero.tsx'
import { Section } from '../../parts/section.tsx'
import type { Question, SitePageProps } from '../../site-page.ts'
import {
  FOUR_WIRE_VIEW,
  FourWireDiagram,
  TWO_WIRE_VIEW,
  TwoWireDiagram,
} from './diagrams/wiring-diagrams.tsx'
import { Help } from './help.tsx'
import styles from './installation-page.module.css'
import { RelaySafety } from './relay-safety.tsx'
import setupStyles from './setup.module.css'
import { Setup } from './setup.tsx'
import tablesStyles from './tables.module.css'
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

const RULES = [
  { rule: 'safety', Icon: IconBatteryOff },
  { rule: 'fuse', Icon: IconBolt },
  { rule: 'voltage', Icon: IconRulerMeasure },
  { rule: 'place', Icon: IconDropletOff },
] as const

/** What to know and to have before the first wire. */
const Before = ({ t }: Pick<SitePageProps, 't'>) => (
  <>
    <Cards
      cards={RULES.map(({ rule, Icon }) => ({
        Icon,
        title: t(`installation.before.${rule}.title`),
        text: t(`installation.before.${rule}.text`),
      }))}
    />
    <h3 className={setupStyles.toolsTitle}>{t('installation.before.toolsTitle')}</h3>
    <ul className={setupStyles.tools}>
      {Object.values(t('installation.before.tools', { returnObjects: true })).map((tool) => (
        <li key={tool}>{tool}</li>
      ))}
    </ul>
  </>
)

/** The messages of the page Connect tracker, and what follows from them. */
const CheckTable = ({ t }: Pick<SitePageProps, 't'>) => (
  <>
    <table className={`${tablesStyles.table} ${tablesStyles.stacked}`}>
      <thead>
        <tr>
          <th scope="col">{t('installation.check.says')}</th>
          <th scope="col">{t('installation.check.means')}</th>
          <th scope="col">{t('installation.check.act')}</th>
        </tr>
      </thead>
      <tbody>
        {Object.values(t('installation.check.rows', { returnObjects: true })).map(({ says, means, act }) => (
          <tr key={says}>
            <th scope="row">{says}</th>
            <td data-label={t('installation.check.means')}>{means}</td>
            <td data-label={t('installation.check.act')}>{act}</td>
          </tr>
        ))}
      </tbody>
    </table>
    <p className={tablesStyles.note}>{t('installation.check.lights')}</p>
  </>
)

const ROWS = [
  { row: 'position', withTwo: true },
  { row: 'voltage', withTwo: true },
  { row: 'engine', withTwo: false },
  { row: 'cutoff', withTwo: false },
] as const

/** What each setup can do. */
const ChooseTable = ({ t }: Pick<SitePageProps, 't'>) => (
  <table className={tablesStyles.table}>
    <thead>
      <tr>
        <th scope="col">{t('installation.choose.what')}</th>
        <th scope="col">
          <a href="#2wire">{t('installation.sections.twoWire')}</a>
        </th>
        <th scope="col">
          <a href="#4wire">{t('installation.sections.fourWire')}</a>
        </th>
      </tr>
    </thead>
    <tbody>
      {ROWS.map(({ row, withTwo }) => (
        <tr key={row}>
          <th scope="row">{t(`installation.choose.rows.${row}`)}</th>
          <td>
            <Answer t={t} isYes={withTwo} />
          </td>
          <td>
            <Answer t={t} isYes />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)

const Answer = ({ t, isYes }: Pick<SitePageProps, 't'> & { isYes: boolean }) => (
  <span className={isYes ? tablesStyles.yes : tablesStyles.no}>
    {isYes ? <IconCheck size={20} aria-hidden /> : <IconMinus size={20} aria-hidden />}
    {isYes ? t('installation.choose.yes') : t('installation.choose.no')}
  </span>
)
