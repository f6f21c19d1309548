/** Stands in prerendered files where the site's URL belongs, which only the deployment knows. */
export const URL_MARK = 'https://site-url.invalid'
/** The element around content that only the local run shows. */
const SAMPLE_ELEMENT = 'sample-content'
const SAMPLES = new RegExp(`<${SAMPLE_ELEMENT}>[^]*?</${SAMPLE_ELEMENT}>`, 'g')

type Publication = {
  /** `null` for a site without a domain of its own: lines that need its URL are left out. */
  url: string | null
  withSamples: boolean
}

/** A prerendered file as visitors get it. */
export function publishedPage(text: string, { url, withSamples }: Publication): string {
  const page = withSamples ? text : text.replace(SAMPLES, '')
  if (url !== null) return page.replaceAll(URL_MARK, url)
  return page
    .split('\n')
    .filter((line) => !line.includes(URL_MARK))
    .join('\n')
}
