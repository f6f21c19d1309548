import { xmlText } from '../../../../../shared/markup.ts'

export const XML_HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
export const SPREADSHEET_XML = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'

/** Excel's limit for one cell. */
const CELL_LENGTH_MAX = 32_767
/** Excel reads `_x0041_` in a text as `A`. */
const ESCAPED_LOOKALIKE = /_(?=x[\da-f]{4}_)/gi

/** A text for a cell, without what XML cannot contain. */
export const cellText = (text: string) =>
  xmlText(text.slice(0, CELL_LENGTH_MAX).replaceAll(/\r\n?/g, '\n').replaceAll(ESCAPED_LOOKALIKE, '_x005F_'))
