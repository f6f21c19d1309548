import type { Branding } from './shared/site/branding.ts'

/** The operator's branding. docs/branding.md explains each value; what is `null` or empty is not shown. */
export const site: Branding = {
  name: 'Vectra',
  colours: null,
  support: {
    phone: null,
    email: null,
    hours: {
      en: 'Monday–Friday, 9 AM – 6 PM EST',
      es: 'de lunes a viernes, de 9:00 a 18:00 EST',
      zh: '周一至周五 9:00–18:00（美国东部时间 EST）',
      pt: 'segunda a sexta, das 9h às 18h EST',
      ja: '月〜金曜 9:00〜18:00（米国東部時間 EST）',
      fr: 'du lundi au vendredi, de 9 h à 18 h (EST)',
    },
  },
  statusPage: 'https://status.vectra.dev',
  partners: { phone: null, email: null },
  company: { name: null, address: [] },
  testimonials: [],
  legal: { imprint: null, privacy: null, terms: null },
  hidden: [],
}
