/** Texts that spreadsheets would run as a formula (T27). */
export const FORMULAS = [
  '=1+1',
  '=HYPERLINK("http://evil.example","Open")',
  "=cmd|'/c calc'!A1",
  '+1',
  '-1+1',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\0=1',
  '＝1+1',
  '＋1',
  '－1',
  '＠A1',
  '  =1',
  '"=1',
  "'=1",
  '\u200b=1',
  '\ufeff@A1',
]
/** Texts that pages would run as a script (T26). */
export const MARKUP = [
  '<script>__pwn=1</script>',
  '"><img src=x onerror=__pwn=1>',
  "'><svg/onload=__pwn=1>",
  '</t></is></c><c t="str"><f>1+1</f></c>',
  ']]><f>1+1</f>',
  '&lt;img src=x onerror=__pwn=1&gt;',
  '<!--',
  '{{constructor.constructor("__pwn=1")()}}',
]
