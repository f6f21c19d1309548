import { expect, it } from 'vitest'
import { publishedPage, URL_MARK } from './published-page.ts'

const PAGE = [
  `<link rel="canonical" href="${URL_MARK}/current">`,
  '<p>Before</p><sample-content><p>A quote</p></sample-content><p>After</p>',
].join('\n')

it('PUB-1 a deployment has its URL and no samples', () => {
  const published = publishedPage(PAGE, { url: 'https://track.example.com', withSamples: false })
  expect(published).toBe(
    '<link rel="canonical" href="https://track.example.com/current">\n<p>Before</p><p>After</p>',
  )
})

it('PUB-1 without a domain of its own it names no address', () => {
  expect(publishedPage(PAGE, { url: null, withSamples: false })).toBe('<p>Before</p><p>After</p>')
})

it('PUB-1 the local run keeps the samples', () => {
  expect(publishedPage(PAGE, { url: null, withSamples: true })).toContain('A quote')
})
