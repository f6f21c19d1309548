import type { Language } from '../../../shared/i18n/language.ts'
import { PICTURES, type PictureName, pictureFile } from '../../../shared/site/pictures.ts'
import type { Tone } from '../../../shared/tone.ts'

type Props = {
  name: PictureName
  language: Language
  /** Shown instead on phones. */
  phone?: PictureName
  alt: string
  /** In the first screen, so loaded at once. */
  first?: boolean
  className?: string
}

const PHONE = '(max-width: 40em)'
const DARK = '(prefers-color-scheme: dark)'

/** A picture of the product in the reader's language and colour scheme. */
export const Picture = ({ name, language, phone, alt, first = false, className }: Props) => (
  <picture>
    {phone !== undefined && (
      <Source name={phone} language={language} tone="dark" media={`${PHONE} and ${DARK}`} />
    )}
    {phone !== undefined && <Source name={phone} language={language} tone="light" media={PHONE} />}
    <Source name={name} language={language} tone="dark" media={DARK} />
    <img
      src={`/${pictureFile(name, language, 'light')}`}
      {...PICTURES[name]}
      alt={alt}
      className={className}
      decoding="async"
      {...(first ? { fetchPriority: 'high' } : { loading: 'lazy' })}
    />
  </picture>
)

type SourceProps = Pick<Props, 'name' | 'language'> & { tone: Tone; media: string }

const Source = ({ name, language, tone, media }: SourceProps) => (
  <source srcSet={`/${pictureFile(name, language, tone)}`} media={media} {...PICTURES[name]} />
)
