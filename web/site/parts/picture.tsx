import { PICTURES, type PictureName, pictureFile } from '../../../shared/site/pictures.ts'

type Props = {
  name: PictureName
  /** Shown instead on phones. */
  phone?: PictureName
  alt: string
  /** In the first screen, so loaded at once. */
  first?: boolean
  className?: string
}

const PHONE = '(max-width: 40em)'
const DARK = '(prefers-color-scheme: dark)'

/** A picture of the product in the reader's colour scheme. */
export const Picture = ({ name, phone, alt, first = false, className }: Props) => (
  <picture>
    {phone !== undefined && <Source name={phone} tone="dark" media={`${PHONE} and ${DARK}`} />}
    {phone !== undefined && <Source name={phone} tone="light" media={PHONE} />}
    <Source name={name} tone="dark" media={DARK} />
    <img
      src={`/${pictureFile(name, 'light')}`}
      {...PICTURES[name]}
      alt={alt}
      className={className}
      decoding="async"
      {...(first ? { fetchPriority: 'high' } : { loading: 'lazy' })}
    />
  </picture>
)

const Source = ({ name, tone, media }: { name: PictureName; tone: 'light' | 'dark'; media: string }) => (
  <source srcSet={`/${pictureFile(name, tone)}`} media={media} {...PICTURES[name]} />
)
