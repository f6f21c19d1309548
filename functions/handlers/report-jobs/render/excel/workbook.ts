import { xmlText } from '../../../../../shared/markup.ts'
import { toIso } from '../../../../../shared/time.ts'
import { type Pieces, zipPieces } from '../../../../documents/zip-file.ts'
import { cellWriter } from './cell.ts'
import { type Sheet, sheetXml } from './sheet.ts'
import { type ExcelClock, stylesOf } from './styles.ts'
import { SPREADSHEET_XML, XML_HEAD } from './xml.ts'

type Workbook = { title: string; createdAt: number; clock: ExcelClock; sheets: readonly Sheet[] }

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const SPREADSHEET_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
/** Somebody may wait for the file: the usual level 6 takes longer than all the rest. */
const COMPRESSION = 2

/** An Excel workbook (Office Open XML), made as its rows are read: its memory is some rows, however many there are. */
export const workbookPieces = (workbook: Workbook): AsyncGenerator<Uint8Array> =>
  zipPieces(partsOf(workbook), workbook.createdAt, COMPRESSION)

function* partsOf({ title, createdAt, clock, sheets }: Workbook): Generator<[name: string, content: Pieces]> {
  const styles = stylesOf(clock)
  const cellXml = cellWriter(styles.indexOf)
  const worksheets = sheets.map((_, index) => ['worksheet', `worksheets/sheet${index + 1}.xml`] as const)
  yield ['[Content_Types].xml', [contentTypes(sheets)]]
  yield ['_rels/.rels', [relationships([['officeDocument', 'xl/workbook.xml']], CORE_PROPERTIES)]]
  yield ['docProps/core.xml', [coreProperties(title, createdAt)]]
  yield ['xl/workbook.xml', [workbookXml(sheets)]]
  yield ['xl/_rels/workbook.xml.rels', [relationships([...worksheets, ['styles', 'styles.xml']])]]
  yield ['xl/styles.xml', [styles.xml]]
  for (const [index, sheet] of sheets.entries())
    yield [`xl/worksheets/sheet${index + 1}.xml`, sheetXml(sheet, index === 0, cellXml)]
}

const CORE_PROPERTIES = `<Relationship Id="core" Type="${PACKAGE}/relationships/metadata/core-properties" Target="docProps/core.xml"/>`

/** Numbered from `r1` on. */
const relationships = (targets: readonly (readonly [type: string, target: string])[], more = '') =>
  `${XML_HEAD}<Relationships xmlns="${PACKAGE}/relationships">${targets
    .map(
      ([type, target], index) =>
        `<Relationship Id="r${index + 1}" Type="${OFFICE}/${type}" Target="${target}"/>`,
    )
    .join('')}${more}</Relationships>`

const contentTypes = (sheets: readonly Sheet[]) =>
  [
    `${XML_HEAD}<Types xmlns="${PACKAGE}/content-types">`,
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
    '<Default Extension="xml" ContentType="application/xml"/>',
    part('/xl/workbook.xml', `${SPREADSHEET_TYPE}.sheet.main+xml`),
    part('/xl/styles.xml', `${SPREADSHEET_TYPE}.styles+xml`),
    part('/docProps/core.xml', 'application/vnd.openxmlformats-package.core-properties+xml'),
    ...sheets.map((_, index) =>
      part(`/xl/worksheets/sheet${index + 1}.xml`, `${SPREADSHEET_TYPE}.worksheet+xml`),
    ),
    '</Types>',
  ].join('')

const part = (name: string, type: string) => `<Override PartName="${name}" ContentType="${type}"/>`

const coreProperties = (title: string, createdAt: number) =>
  `${XML_HEAD}<cp:coreProperties xmlns:cp="${PACKAGE}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><dc:title>${xmlText(title)}</dc:title><dc:creator>Vectra</dc:creator><dcterms:created xsi:type="dcterms:W3CDTF">${toIso(createdAt)}</dcterms:created></cp:coreProperties>`

function workbookXml(sheets: readonly Sheet[]): string {
  const names = sheets.map(
    ({ name }, index) => `<sheet name="${xmlText(name)}" sheetId="${index + 1}" r:id="r${index + 1}"/>`,
  )
  const headRows = sheets.flatMap(({ name, hasHead }, index) => {
    const quoted = `'${name.replaceAll("'", "''")}'`
    const rows = `<definedName name="_xlnm.Print_Titles" localSheetId="${index}">${xmlText(quoted)}!$1:$1</definedName>`
    return hasHead ? [rows] : []
  })
  const definedNames = headRows.length === 0 ? '' : `<definedNames>${headRows.join('')}</definedNames>`
  return `${XML_HEAD}<workbook ${SPREADSHEET_XML} xmlns:r="${OFFICE}"><sheets>${names.join('')}</sheets>${definedNames}</workbook>`
}
