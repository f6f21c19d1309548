import type { Preferences } from '../../../../../shared/account/preferences.ts'
import { entriesOf } from '../../../../../shared/entries-of.ts'
import { xmlText } from '../../../../../shared/markup.ts'
import type { ValueKind } from '../../../../../shared/reports/document.ts'
import type { Clock } from '../../../../../shared/times/times.ts'
import { SPREADSHEET_XML, XML_HEAD } from './xml.ts'

/** How a cell looks: as what, and with a value of what kind. */
export type CellStyle = `${Look}-${ValueKind}`
type Look = keyof typeof LOOKS

const WRAPPED = '<alignment vertical="top" wrapText="1"/>'
const PLAIN = { font: 0, fill: 0, border: 0, more: '', alignment: '' }

/** A guarded text would be a formula if somebody typed it: it stays a text when its cell is edited. */
const LOOKS = {
  value: PLAIN,
  guarded: { ...PLAIN, more: ' quotePrefix="1"' },
  total: { ...PLAIN, font: 1, border: 1 },
  head: { ...PLAIN, font: 1, fill: 2, alignment: WRAPPED },
  title: { ...PLAIN, font: 2 },
  label: { ...PLAIN, font: 1 },
  tile: { ...PLAIN, alignment: '<alignment horizontal="left"/>' },
  wrapped: { ...PLAIN, alignment: WRAPPED },
}

const FONTS = [
  '<font><sz val="11"/><name val="Calibri"/><family val="2"/></font>',
  '<font><b/><sz val="11"/><name val="Calibri"/><family val="2"/></font>',
  '<font><b/><sz val="16"/><name val="Calibri"/><family val="2"/></font>',
]
/** Excel demands the first two. */
const FILLS = [
  '<fill><patternFill patternType="none"/></fill>',
  '<fill><patternFill patternType="gray125"/></fill>',
  '<fill><patternFill patternType="solid"><fgColor rgb="FFE8EEF7"/><bgColor indexed="64"/></patternFill></fill>',
]
const BORDERS = [
  '<border><left/><right/><top/><bottom/><diagonal/></border>',
  '<border><left/><right/><top style="thin"><color auto="1"/></top><bottom/><diagonal/></border>',
]
/** Excel keeps the numbers below for its own formats. */
const FIRST_FORMAT_ID = 164

/** The slash, dot and hyphen are escaped: Excel would put in those of its own country. */
const DATE_FORMATS: Record<Preferences['dateFormat'], string> = {
  'MM/DD/YYYY': 'mm\\/dd\\/yyyy',
  'DD/MM/YYYY': 'dd\\/mm\\/yyyy',
  'DD.MM.YYYY': 'dd\\.mm\\.yyyy',
  'YYYY-MM-DD': 'yyyy\\-mm\\-dd',
}
const TIME_FORMATS: Record<Preferences['timeFormat'], string> = { '12h': 'h:mm AM/PM', '24h': 'hh:mm' }

export type ExcelClock = Pick<Clock, 'dateFormat' | 'timeFormat'>

function numberFormats({ dateFormat, timeFormat }: ExcelClock): Record<ValueKind, string> {
  const [date, time] = [DATE_FORMATS[dateFormat], TIME_FORMATS[timeFormat]]
  return {
    text: 'General',
    integer: '#,##0',
    decimal: '#,##0.0',
    distance: '#,##0.0',
    speed: '#,##0',
    duration: '#,##0',
    time,
    date,
    dateTime: `${date} ${time}`,
    percent: '0.0%',
    money: '"$"#,##0.00',
    volts: '0.00',
    depth: '0.0',
  }
}

/** The styles of a workbook, and the index of each. */
export function stylesOf(clock: ExcelClock): { xml: string; indexOf: ReadonlyMap<CellStyle, number> } {
  const formats = entriesOf(numberFormats(clock))
  const styles = entriesOf(LOOKS).flatMap(([look, fields]) =>
    formats.map(([kind], format) => ({
      style: `${look}-${kind}` as const,
      xml: cellFormat(fields, FIRST_FORMAT_ID + format),
    })),
  )
  const numFmts = formats.map(
    ([, code], format) => `<numFmt numFmtId="${FIRST_FORMAT_ID + format}" formatCode="${xmlText(code)}"/>`,
  )
  const xml = [
    `${XML_HEAD}<styleSheet ${SPREADSHEET_XML}>`,
    list('numFmts', numFmts),
    list('fonts', FONTS),
    list('fills', FILLS),
    list('borders', BORDERS),
    list('cellStyleXfs', ['<xf numFmtId="0" fontId="0" fillId="0" borderId="0"/>']),
    list(
      'cellXfs',
      styles.map(({ xml }) => xml),
    ),
    '</styleSheet>',
  ].join('')
  return { xml, indexOf: new Map(styles.map(({ style }, index) => [style, index])) }
}

const cellFormat = ({ font, fill, border, more, alignment }: typeof PLAIN, formatId: number) =>
  `<xf xfId="0" numFmtId="${formatId}" fontId="${font}" fillId="${fill}" borderId="${border}" applyNumberFormat="1" applyFont="1" applyFill="1" applyBorder="1" applyAlignment="1"${more}>${alignment}</xf>`

const list = (name: string, items: readonly string[]) =>
  `<${name} count="${items.length}">${items.join('')}</${name}>`
