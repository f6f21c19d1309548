import { htmlText } from '../../shared/markup.ts'
import { BRAND_COLOURS } from '../../shared/site/brand-colours.ts'

type Link = { text: string; url: string }
export type EmailParts = {
  lang: string
  title: string
  /** Paragraphs may have line breaks. */
  paragraphs: readonly string[]
  rows?: readonly (readonly [label: string, value: string])[]
  links?: readonly Link[]
  footer?: readonly (string | Link)[]
}

/** An email as HTML. All texts are escaped here, and nothing is loaded from elsewhere. */
export function emailHtml({
  lang,
  title,
  paragraphs,
  rows = [],
  links = [],
  footer = [],
}: EmailParts): string {
  const table = rows.map(
    ([label, value]) =>
      `<tr><td style="padding:4px 16px 4px 0;color:#5a6875;vertical-align:top">${htmlText(label)}</td><td style="padding:4px 0">${htmlText(value)}</td></tr>`,
  )
  const buttons = links.map(
    ({ text, url }) =>
      `<a href="${htmlText(url)}" style="display:inline-block;margin:0 12px 12px 0;padding:10px 16px;border-radius:8px;background:${BRAND_COLOURS.light};color:#ffffff;text-decoration:none;font-weight:600">${htmlText(text)}</a>`,
  )
  return `<!doctype html>
<html lang="${lang}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${htmlText(title)}</title></head>
<body style="margin:0;background:#f4f6f8;color:#16202a;font:16px/1.5 system-ui,-apple-system,'Segoe UI',sans-serif">
<div style="max-width:560px;margin:0 auto;padding:24px 16px">
<div style="background:#ffffff;border:1px solid #d9e0e6;border-radius:12px;padding:24px">
<h1 style="margin:0 0 16px;font-size:20px;line-height:1.3">${htmlText(title)}</h1>
${paragraphs.map((text) => `<p style="margin:0 0 16px">${htmlText(text).replaceAll('\n', '<br>')}</p>`).join('\n')}
${table.length > 0 ? `<table role="presentation" style="border-collapse:collapse;margin:0 0 20px">${table.join('')}</table>` : ''}
${buttons.join('')}
</div>
${footer.length > 0 ? `<p style="margin:16px 8px;color:#5a6875;font-size:13px">${footer.map(footerPart).join(' ')}</p>` : ''}
</div>
</body>
</html>
`
}

const footerPart = (part: string | Link) =>
  typeof part === 'string'
    ? htmlText(part)
    : `<a href="${htmlText(part.url)}" style="color:#5a6875">${htmlText(part.text)}</a>`
