import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Markdown } from './markdown.tsx'

it.each([
  ['# Privacy\nWe keep **little**.', '<h1>Privacy</h1><p>We keep <strong>little</strong>.</p>'],
  ['One\nparagraph\n\nAnother', '<p>One paragraph</p><p>Another</p>'],
  ['- a\n- *b*', '<ul><li>a</li><li><em>b</em></li></ul>'],
  ['1. a\n2. b', '<ol><li>a</li><li>b</li></ol>'],
  ['[Write](mailto:a@example.com)', '<p><a href="mailto:a@example.com">Write</a></p>'],
  ['[Press](javascript:alert)', '<p>Press</p>'],
  ['<script>alert(1)</script>', '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>'],
])('PUB-1 a legal page renders %j', (text, html) => {
  expect(renderToStaticMarkup(<Markdown text={text} />)).toBe(html)
})
