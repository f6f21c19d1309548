import { htmlText } from '../../../shared/markup.ts'

/** A page of the local run, without scripts. `body` is HTML. */
export const localPage = ({ title, body }: { title: string; body: string }): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Vectra: ${htmlText(title)}</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<style>${STYLE}</style>
</head>
<body>
<main>
${body}
</main>
</body>
</html>`

/** `2026-11-22 16:00:00`, in UTC. */
export const shortTime = (iso: string) => iso.replace('T', ' ').slice(0, 19)

const STYLE = `
:root { color-scheme: light dark; --page: #f4f6f8; --card: #fff; --text: #16202a; --muted: #5a6875; --edge: #d9e0e6; --link: #0b5cad }
@media (prefers-color-scheme: dark) { :root { --page: #12181e; --card: #1b232b; --text: #e6ecf1; --muted: #9aa8b5; --edge: #2c3741; --link: #7ab8f5 } }
body { margin: 0; background: var(--page); color: var(--text); font: 16px/1.5 system-ui, sans-serif }
main { max-width: 44rem; margin: 0 auto; padding: 2rem 1rem }
h1 { font-size: 1.5rem; margin: 0 }
h2 { font-size: 1rem; margin: 0 }
article { background: var(--card); border: 1px solid var(--edge); border-radius: 8px; padding: 1rem; margin-top: 1rem }
header { display: flex; flex-wrap: wrap; gap: 0 1rem; justify-content: space-between }
time, .to { color: var(--muted); font-size: 0.875rem; margin: 0 }
pre { font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; margin: 0.75rem 0 0 }
summary { margin-top: 0.75rem; cursor: pointer }
iframe { box-sizing: border-box; width: 100%; height: 28rem; border: 1px solid var(--edge); border-radius: 8px; background: #fff }
form { display: flex; flex-wrap: wrap; gap: 0.5rem; align-items: center; margin-top: 0.75rem }
button, select, input { font: inherit; min-height: 2.25rem; padding: 0 0.75rem; border: 1px solid var(--edge); border-radius: 6px; background: var(--page); color: inherit }
input { width: 6rem }
.scroll { overflow-x: auto }
table { border-collapse: collapse; width: 100%; margin-top: 0.75rem; font-size: 0.875rem }
th, td { text-align: left; padding: 0.25rem 0.75rem 0.25rem 0; white-space: nowrap }
td form { margin: 0 }
a { color: var(--link) }
`
