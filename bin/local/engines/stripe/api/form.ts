/** The parameters of a request: `items[0][price]=x` is `{items: {0: {price: 'x'}}}`, and so is a list. */
export type Form = { [name: string]: string | Form }

const MAX_DEPTH = 8

/** Reads form data with bracket names. Throws on a name that Stripe would not accept. */
export function parseForm(text: string): Form {
  const form = emptyForm()
  for (const [name, value] of new URLSearchParams(text)) put(form, pathOf(name), value)
  return form
}

// no prototype: a parameter may be named like a method of objects
const emptyForm = (): Form => Object.create(null)

function pathOf(name: string): string[] {
  const [, head, rest = ''] = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(name) ?? []
  if (head === undefined) throw new SyntaxError(`Invalid parameter name: ${name}`)
  const path = [head, ...[...rest.matchAll(/\[([^[\]]*)\]/g)].map(([, part = '']) => part)]
  if (path.length > MAX_DEPTH) throw new SyntaxError(`Invalid parameter name: ${name}`)
  return path
}

function put(form: Form, [head = '', ...rest]: string[], value: string): void {
  // `types[]=a&types[]=b` numbers itself
  const name = head === '' ? String(Object.keys(form).length) : head
  if (rest.length === 0) {
    form[name] = value
    return
  }
  const found = form[name]
  const below = found === undefined || typeof found === 'string' ? emptyForm() : found
  form[name] = below
  put(below, rest, value)
}

/** How a parameter is named in errors: `items[0][price]`. */
export const nameOf = ([head = '', ...rest]: readonly PropertyKey[]) =>
  `${String(head)}${rest.map((part) => `[${String(part)}]`).join('')}`

/** `undefined` for a parameter that was not sent. */
export function valueAt(form: Form, path: readonly PropertyKey[]): string | Form | undefined {
  let value: string | Form | undefined = form
  for (const part of path) {
    if (value === undefined || typeof value === 'string') return undefined
    value = value[String(part)]
  }
  return value
}
