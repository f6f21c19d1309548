import { Testimonials } from '../parts/testimonials.tsx'
import type { SitePageProps } from '../site-page.ts'

const SAMPLES = ['charter', 'rental', 'builder'] as const

/** What customers said. */
export const TestimonialSection = (props: SitePageProps) => {
  const { t } = props
  return (
    <Testimonials
      {...props}
      title={t('landing.testimonials.title')}
      samples={SAMPLES.map((sample) => ({
        quote: t(`landing.testimonials.samples.${sample}`),
        role: t(`landing.testimonials.samples.${sample}Role`),
      }))}
    />
  )
}
