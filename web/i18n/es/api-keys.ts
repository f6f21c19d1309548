import type { Translated } from '../../../shared/i18n/translated.ts'
import type { apiKeyTexts as en } from '../en/api-keys.ts'

export const apiKeyTexts: Translated<typeof en, 'es'> = {
  apiKeys: {
    title: 'Claves de API',
    text: 'Los programas leen y modifican esta cuenta con una clave. Cada una puede hacer lo que permite su rol, en los dispositivos de sus etiquetas.',
    firstCall: 'Primera llamada',
    document: 'Documento OpenAPI',
    documentText: 'Todas las llamadas con sus campos, y si se pueden hacer con una clave.',
    open: 'Abrir',
    none: 'Ningún programa tiene una clave todavía.',
    create: 'Crear clave de API',
    name: 'Nombre',
    notCreated: 'No se pudo crear la clave de API',
    created: '{{name}}: clave de API creada',
    createdAt: 'Creada el {{date}}',
    usedAt: 'Último uso: {{time}}',
    unused: 'Sin usar',
    revoke: 'Revocar',
    revokeTitle: '¿Revocar {{name}}?',
    revokeText: 'Deja de funcionar en 10 segundos, igual que los enlaces y las claves que creó.',
    notRevoked: 'No se pudo revocar la clave de API',
  },
}
