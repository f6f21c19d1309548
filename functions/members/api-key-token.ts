import { randomBytes } from 'node:crypto'

const TOKEN = /^vk_([\w-]{1,64})\.([\w-]{16})\.([\w-]{32})$/
const ID_BYTES = 12
const SECRET_BYTES = 24

/** What a token is of, and the secret that only its holder knows. */
type KeyToken = { accountId: string; keyId: string; secret: string }

/** The token of a key: `vk_`, and behind it the account, the id and 192 random bits. */
export const apiKeyToken = ({ accountId, keyId, secret }: KeyToken): string =>
  `vk_${accountId}.${keyId}.${secret}`

/** The parts of a token; `null` for any other text. Whether its secret is right is not checked here. */
export function readApiKeyToken(token: string): KeyToken | null {
  const [, accountId, keyId, secret] = TOKEN.exec(token) ?? []
  return accountId === undefined || keyId === undefined || secret === undefined
    ? null
    : { accountId, keyId, secret }
}

/** The id and the secret of another key. */
export const newApiKey = () => ({
  keyId: randomBytes(ID_BYTES).toString('base64url'),
  secret: randomBytes(SECRET_BYTES).toString('base64url'),
})
