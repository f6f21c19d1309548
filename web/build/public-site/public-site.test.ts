import { existsSync } from 'node:fs'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { LANGUAGES } from '../../../shared/i18n/language.ts'
import { FIRST_SCRIPT } from '../../../shared/site/first-script.ts'
import { URL_MARK } from '../../../shared/site/published-page.ts'
import { buildPublicSite } from './build-public-site.ts'
import type { SiteFile } from './site-file.ts'

const FONT = '/assets/inter.woff2'
const APP_PATHS = /^\/(login|onboarding|dashboard\/live)(\?|$)/
const BUILT_ELSEWHERE = /^\/(icon\.svg|apple-touch-icon\.png|pictures\/\w\w\/[\w-]+\.avif)$/

/** Three in the hero (desktop, phone, and the phone beside the desktop) and three features, each in two tones. */
const PICTURES_ON_LANDING = 12

let files: SiteFile[] = []
beforeAll(async () => {
  files = await buildPublicSite(FONT)
})

const pages = () => files.filter(({ file }) => file.endsWith('.html'))
const textOf = (name: string) => files.find(({ file }) => file === name)?.text ?? ''
const valuesOf = (html: string, attribute: string) =>
  [...html.matchAll(new RegExp(` ${attribute}="([^"]*)"`, 'g'))].map(([, value = '']) =>
    value.replaceAll('&amp;', '&'),
  )
/** The path of a page as links have it: `/es/installation`. */
const pathOf = (file: string) => `/${file}`.replace(/index\.html$/, '').replace(/(.)\/$/, '$1')

describe('the landing page', () => {
  it('PUB-1 has its sections in the order of the specification', () => {
    const html = textOf('index.html')
    const marks = [
      'Know where everything is.',
      'id="features"',
      'What customers say',
      'id="support"',
      'id="storage"',
      'href="/current"',
      'id="pricing"',
      'id="faq"',
      'id="app"',
      'Put your first device on the map',
      '<footer',
    ]
    const content = html.slice(html.indexOf('<main'))
    const places = marks.map((mark) => content.indexOf(mark))
    expect(places.filter((place) => place === -1)).toEqual([])
    expect(places).toEqual(places.toSorted((a, b) => a - b))
  })

  it.each([
    '15 s',
    '30 ms',
    '3+ years',
    '1.5+ years',
    'Under 3 mA',
    '1 minute',
    '24/7',
    '18 s',
    'about 15 months, down to 50%',
    'Ships in 1–2 business days',
    '24–48 hours',
    '30-day money-back guarantee',
    'No contracts',
    '$9.99',
    '$59.94',
    '$89.99',
    '$99 a year',
    '$158.94',
    'Save $59.94',
  ])('PUB-1 PUB-7 claims %s', (claim) => {
    expect(textOf('index.html')).toContain(claim)
  })

  it('PUB-1 offers the order, sign-in and every other page', () => {
    const hrefs = valuesOf(textOf('index.html'), 'href')
    for (const path of ['/onboarding', '/onboarding?plan=annual', '/login', '/installation', '/current'])
      expect(hrefs).toContain(path)
    for (const audience of ['builders', 'dealers', 'insurance', 'renters', 'owners'])
      expect(hrefs).toContain(`/solutions/${audience}`)
  })
})

describe('every public page', () => {
  it('PUB-1 has one inline script, the one that the Content-Security-Policy allows', () => {
    for (const { file, text } of pages()) {
      const inline = [...text.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, script]) => script)
      expect(inline, file).toEqual([FIRST_SCRIPT])
    }
  })

  it('PUB-1 loads nothing from elsewhere, and has no style attributes', () => {
    for (const { file, text } of pages()) {
      const loaded = [...valuesOf(text, 'src'), ...valuesOf(text, 'srcSet'), ...valuesOf(text, 'srcset')]
      expect(
        loaded.filter((url) => !url.startsWith('/')),
        file,
      ).toEqual([])
      expect(valuesOf(text, 'style'), file).toEqual([])
    }
  })

  it('PUB-1 says what it is, where it is, and in which languages', () => {
    for (const { file, text } of pages()) {
      expect(/<title>[^<]{8,70}<\/title>/.test(text), file).toBe(true)
      expect(/<meta name="description" content="[^"]{8,200}">/.test(text), file).toBe(true)
      const path = pathOf(file)
      expect(text, file).toMatch(new RegExp(`rel="canonical" href="${URL_MARK}${path}/?"`))
      expect(text, file).toContain('hreflang="x-default"')
      expect(textOf('sitemap.xml'), file).toMatch(new RegExp(`<loc>${URL_MARK}${path}/?</loc>`))
    }
  })

  it('PUB-1 links only to what exists', () => {
    const paths = new Set(pages().map(({ file }) => pathOf(file)))
    for (const { file, text } of pages()) {
      const ids = new Set(valuesOf(text, 'id'))
      const broken = valuesOf(text, 'href').filter((href) => {
        if (/^(mailto:|tel:)/.test(href) || href.startsWith(URL_MARK)) return false
        const [path = '', anchor] = href.split('#')
        if (path === '') return !ids.has(anchor ?? '')
        const target = path.replace(/(.)\/$/, '$1')
        const isFile = files.some((built) => `/${built.file}` === path) || path === FONT
        return !(paths.has(target) || isFile || APP_PATHS.test(path) || BUILT_ELSEWHERE.test(path))
      })
      expect(broken, file).toEqual([])
    }
  })

  it('PUB-1 has a picture of its language beside links to it', () => {
    for (const { file, text } of pages()) {
      const language = /<html lang="(\w+)/.exec(text)?.[1]
      const picture = `pictures/${language}/link-preview.jpg`
      expect(text, file).toContain(`<meta property="og:image" content="${URL_MARK}/${picture}">`)
      expect(existsSync(`web/public/${picture}`), file).toBe(true)
    }
  })

  it('PUB-5 shows the product in its language, in the size that the page reserves', async () => {
    for (const language of LANGUAGES) {
      const html = textOf(language === 'en' ? 'index.html' : `${language}/index.html`)
      const pictures = [
        ...html.matchAll(/<(?:img|source) [^>]*?(?:src|srcSet|srcset)="\/(pictures[^"]*)"[^>]*>/g),
      ]
      expect(pictures.length, language).toBe(PICTURES_ON_LANDING)
      for (const [tag, file = ''] of pictures) {
        expect(file).toMatch(new RegExp(`^pictures/${language}/`))
        const { width, height } = await sharp(`web/public/${file}`).metadata()
        expect(tag, file).toContain(`width="${width}" height="${height}"`)
      }
    }
  })

  it('PUB-1 has structured data that parses', () => {
    const data = [
      ...textOf('index.html').matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g),
    ]
    const types = data.map(([, json = '']) => JSON.parse(json)['@type'])
    expect(types).toEqual(['Product', 'FAQPage'])
  })
})

describe('the manifest', () => {
  it('PUB-5 describes the installed app in each language', () => {
    const { description, description_localized: others } = JSON.parse(textOf('manifest.webmanifest'))
    expect(Object.keys(others)).toEqual(LANGUAGES.filter((language) => language !== 'en'))
    expect(new Set([description, ...Object.values(others)]).size).toBe(LANGUAGES.length)
  })

  it('has icons in the sizes that it names', async () => {
    const { icons } = JSON.parse(textOf('manifest.webmanifest'))
    for (const { src, sizes } of icons) {
      const { width, height } = await sharp(`web/public${src}`).metadata()
      expect(sizes, src).toBe(src.endsWith('.svg') ? 'any' : `${width}x${height}`)
    }
  })
})
