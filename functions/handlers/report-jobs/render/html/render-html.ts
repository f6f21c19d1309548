import { LANGUAGE } from '../../../../../shared/i18n/language.ts'
import { PRODUCT_NAME } from '../../../../../shared/i18n/product-name.ts'
import { htmlText } from '../../../../../shared/markup.ts'
import type { ReportDocument } from '../../../../../shared/reports/document.ts'
import type { ReportWriting } from '../../../../../shared/reports/report-writing.ts'
import { LOGO_SVG } from '../../../../documents/logo.ts'
import type { MapGround } from '../../drawing/map/ground.ts'
import { writeReport } from '../written-report.ts'
import { createBlockMarkup } from './block-markup.ts'
import { tag } from './markup.ts'
import { STYLE } from './style.ts'

/** No script, no network: only what is in the file. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:"

type HtmlDeps = { writing: ReportWriting; ground: MapGround }

/** A report as one file, for screens of any width and for print, in light and dark. */
export async function renderHtml(document: ReportDocument, { writing, ground }: HtmlDeps): Promise<string> {
  const report = await writeReport(document, { writing, ground })
  const texts = writing.texts.document
  const markupOf = createBlockMarkup(texts)
  const sections = report.sections.map(({ title, blocks }) =>
    tag('section', {}, `${tag('h2', {}, htmlText(title))}${blocks.map(markupOf).join('')}`),
  )
  const notes = [
    noteMarkup(texts.completeness, report.completeness),
    noteMarkup(texts.definitions, report.definitions),
  ]
  const head = [
    tag('p', { class: 'brand' }, `${LOGO}${PRODUCT_NAME}`),
    tag('h1', {}, htmlText(report.title)),
    tag('p', { class: 'subject' }, htmlText(report.subject)),
    tag('p', { class: 'dim' }, htmlText(`${report.period} · ${report.timezone}`)),
    tag('p', { class: 'dim' }, htmlText(report.generated)),
  ]
  return [
    '<!doctype html>',
    `<html lang="${LANGUAGE[writing.language].tag}">`,
    '<head>',
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${POLICY}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    '<meta name="referrer" content="no-referrer">',
    '<meta name="robots" content="noindex">',
    tag('title', {}, htmlText(`${report.title} · ${report.subject} · ${report.period}`)),
    tag('style', {}, STYLE),
    '</head>',
    tag('body', {}, tag('main', {}, tag('header', {}, head.join('')) + sections.join('') + notes.join(''))),
    '</html>',
    '',
  ].join('\n')
}

const noteMarkup = (title: string, texts: readonly string[]) =>
  texts.length === 0
    ? ''
    : tag(
        'section',
        { class: 'notes' },
        tag('h2', {}, htmlText(title)) + texts.map((text) => tag('p', {}, htmlText(text))).join(''),
      )

const LOGO = LOGO_SVG.replace('<svg', '<svg class="logo" aria-hidden="true"')
