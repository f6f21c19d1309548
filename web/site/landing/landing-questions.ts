import type { Question, SitePageProps } from '../site-page.ts'

const ASKED = [
  'needs',
  'updates',
  'signal',
  'battery',
  'cutOff',
  'contract',
  'delivery',
  'phone',
  'data',
] as const

export const landingQuestions = ({ t }: SitePageProps): Question[] =>
  ASKED.map((name) => ({
    question: t(`landing.faq.items.${name}.question`),
    answer: t(`landing.faq.items.${name}.answer`),
  }))
