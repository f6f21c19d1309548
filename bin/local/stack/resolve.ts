/** The values of a template's references on this machine; `undefined` for an unknown one. */
export type Names = {
  ref: (logicalId: string) => string | undefined
  attribute: (logicalId: string, name: string) => string | undefined
}

/** Resolves CloudFormation's intrinsic functions. An unsupported one is an error. */
export function resolve(value: unknown, names: Names): unknown {
  if (Array.isArray(value)) return value.map((element) => resolve(element, names))
  if (value === null || typeof value !== 'object') return value
  const entries = Object.entries(value)
  const [only] = entries
  if (only && entries.length === 1 && (only[0] === 'Ref' || only[0].startsWith('Fn::')))
    return intrinsic(only[0], only[1], names)
  return Object.fromEntries(entries.map(([key, entry]) => [key, resolve(entry, names)]))
}

export function resolveText(value: unknown, names: Names): string {
  const resolved = resolve(value, names)
  if (typeof resolved !== 'string') throw new Error(`Not a string in the template: ${JSON.stringify(value)}`)
  return resolved
}

const PSEUDO: Record<string, string> = {
  'AWS::Region': 'us-east-1',
  'AWS::AccountId': '000000000000',
  'AWS::Partition': 'aws',
  'AWS::URLSuffix': 'amazonaws.com',
  'AWS::StackName': 'Vectra',
}

function intrinsic(name: string, argument: unknown, names: Names): unknown {
  const required = (found: string | undefined) => {
    if (found === undefined)
      throw new Error(`The local run has no value for ${name} ${JSON.stringify(argument)}`)
    return found
  }
  const resolved = name === 'Ref' || name === 'Fn::GetAtt' ? argument : resolve(argument, names)
  if (name === 'Ref' && typeof resolved === 'string') return required(PSEUDO[resolved] ?? names.ref(resolved))
  if (name === 'Fn::GetAtt' && Array.isArray(resolved))
    return required(names.attribute(String(resolved[0]), String(resolved[1])))
  if (name === 'Fn::Join' && Array.isArray(resolved) && Array.isArray(resolved[1]))
    return resolved[1].map(String).join(String(resolved[0]))
  if (name === 'Fn::Split' && Array.isArray(resolved)) return String(resolved[1]).split(String(resolved[0]))
  if (name === 'Fn::Select' && Array.isArray(resolved) && Array.isArray(resolved[1]))
    return required(resolved[1][Number(resolved[0])])
  if (name === 'Fn::Sub' && typeof resolved === 'string')
    return resolved.replaceAll(/\$\{([^}]+)\}/g, (_all, id: string) => required(PSEUDO[id] ?? names.ref(id)))
  throw new Error(`The local run does not support ${name}`)
}
