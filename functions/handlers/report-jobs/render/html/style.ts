import { BRAND_TEXT_COLOURS } from '../../../../../shared/site/brand-colours.ts'
import { COLOURS } from '../../../../documents/pdf/paper.ts'
import { darkDrawingRules } from '../../drawing/colours.ts'

const LIGHT = `--ink:${COLOURS.ink};--dim:${COLOURS.dim};--line:${COLOURS.line};--band:${COLOURS.band};--paper:${COLOURS.paper};--brand:${BRAND_TEXT_COLOURS.light}`
const DARK = `--ink:#e7edf5;--dim:#98a5b8;--line:#243142;--band:#18222f;--paper:#121a25;--brand:${BRAND_TEXT_COLOURS.dark}`

/** The style sheet of a report. On paper it is always light. */
export const STYLE = `
:root{${LIGHT};color-scheme:light dark}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:15px/1.5 Inter,system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans JP","Noto Sans SC",sans-serif;overflow-wrap:anywhere}
main{max-width:60rem;margin:0 auto;padding:2rem 1.5rem 4rem}
h1{font-size:1.75rem;line-height:1.25;margin:.75rem 0 .25rem}
h2{font-size:1.2rem;margin:2.5rem 0 .75rem}
h3{font-size:1rem;margin:1.5rem 0 .5rem}
p{margin:.25rem 0 .75rem}
header p{margin:0}
.brand{display:flex;align-items:center;gap:.5rem;font-weight:600}
.logo{width:1.5rem;height:1.5rem}
.subject{font-weight:600}
.dim{color:var(--dim)}
.tiles{display:grid;grid-template-columns:repeat(auto-fit,minmax(9rem,1fr));gap:.75rem;margin:0 0 1.25rem}
.tiles div{padding:.75rem 1rem;border:1px solid var(--line);border-radius:12px}
.tiles dt{color:var(--dim);font-size:.85rem}
.tiles dd{margin:0;font-size:.85rem}
.tiles .value{font-size:1.4rem;font-weight:600;font-variant-numeric:tabular-nums}
figure{margin:1.25rem 0}
figcaption{font-weight:600;margin-bottom:.5rem}
.drawing,.table{overflow-x:auto}
.drawing svg{display:block;width:100%;min-width:34rem;height:auto}
:focus-visible{outline:2px solid var(--brand);outline-offset:2px}
table{width:100%;border-collapse:separate;border-spacing:0;font-size:.875rem}
th,td{padding:.5rem .625rem;text-align:left;vertical-align:top;border-bottom:1px solid var(--line)}
td{min-width:5rem}
thead th{background:var(--band);color:var(--dim);font-weight:600;white-space:nowrap}
tbody th{font-weight:400}
tbody th,tfoot th,thead th:first-child{position:sticky;left:0;min-width:7rem;background:var(--paper)}
thead th:first-child{background:var(--band)}
tfoot th,tfoot td{font-weight:600;border-top:1px solid var(--dim);border-bottom:0}
.number{text-align:right;font-variant-numeric:tabular-nums;white-space:nowrap}
.whole{white-space:nowrap}
summary{color:var(--brand);font-size:.875rem;cursor:pointer;padding:.5rem 0}
.notes{color:var(--dim);font-size:.8rem}
.notes h2{font-size:.9rem;color:var(--ink)}
@media (max-width:40rem){main{padding:1.25rem 1rem 3rem}summary{padding:.75rem 0}tbody th,tfoot th,thead th:first-child{max-width:9.5rem}}
@media screen and (prefers-color-scheme:dark){:root{${DARK}}${darkDrawingRules()}}
@media print{
:root{color-scheme:light}
body{font-size:11px}
main{max-width:none;padding:0}
h2,h3,figcaption{break-after:avoid}
figure,tr,.tiles div{break-inside:avoid}
thead{display:table-header-group}
tfoot{display:table-row-group}
details{display:none}
.drawing,.table{overflow:visible}
.drawing svg{min-width:0}
thead th,td,.whole,.number{white-space:normal}
tbody th,tfoot th,thead th:first-child{position:static;min-width:0}
td{min-width:0}
}
`
