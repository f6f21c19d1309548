import { htmlText } from '../../../../../shared/markup.ts'

/** An element of HTML around markup. */
export function tag(name: string, attributes: Record<string, string>, content: string): string {
  const written = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${htmlText(value)}"`)
    .join('')
  return `<${name}${written}>${content}</${name}>`
}
