/** The name in our texts, which an operator's own name replaces when the product is built. */
export const OUR_NAME = 'Vectra'

/** Files whose texts name the product: all that people read. */
export const TEXT_FILE = /[\\/](web|shared)[\\/]i18n[\\/].*\.ts$/

/** The source of a file of texts with the operator's name. A quote in the name must not end a string. */
export const withBrandName = (source: string, name: string) =>
  source.replaceAll(OUR_NAME, name.replace(/['"`\\]/g, '\\$&'))
