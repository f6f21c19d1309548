import { parseSigningKeys, type SigningKeys } from '../../functions/outside/signing-keys.ts'

/** The signing keys of a secret with these keys by id; the one with the highest id is current. */
export function signingKeys(keys: Readonly<Record<number, string>>): SigningKeys {
  const current = Object.keys(keys).toSorted().at(-1)
  return parseSigningKeys(JSON.stringify({ current, ...keys }))
}
