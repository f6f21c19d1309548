import type { Translated } from '../../../shared/i18n/translated.ts'
import type { apiKeyTexts as en } from '../en/api-keys.ts'

export const apiKeyTexts: Translated<typeof en, 'pt'> = {
  apiKeys: {
    title: 'Chaves de API',
    text: 'Programas leem e alteram esta conta com uma chave. Cada uma pode fazer o que a sua função permite, nos dispositivos das suas etiquetas.',
    firstCall: 'Primeira chamada',
    document: 'Documento OpenAPI',
    documentText: 'Todas as chamadas com os seus campos, e se podem ser feitas com uma chave.',
    open: 'Abrir',
    none: 'Nenhum programa tem uma chave ainda.',
    create: 'Criar chave de API',
    name: 'Nome',
    notCreated: 'Não foi possível criar a chave de API',
    created: '{{name}}: chave de API criada',
    createdAt: 'Criada em {{date}}',
    usedAt: 'Último uso: {{time}}',
    unused: 'Nunca usada',
    revoke: 'Revogar',
    revokeTitle: 'Revogar {{name}}?',
    revokeText: 'Ela para de funcionar em 10 segundos, assim como os links e as chaves que criou.',
    notRevoked: 'Não foi possível revogar a chave de API',
  },
}
