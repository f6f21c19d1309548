import type { Translated } from '../../../shared/i18n/translated.ts'
import type { apiKeyTexts as en } from '../en/api-keys.ts'

export const apiKeyTexts: Translated<typeof en, 'fr'> = {
  apiKeys: {
    title: 'Clés d’API',
    text: 'Les programmes lisent et modifient ce compte avec une clé. Chacune peut faire ce que son rôle permet, sur les appareils de ses étiquettes.',
    firstCall: 'Premier appel',
    document: 'Document OpenAPI',
    documentText: 'Tous les appels avec leurs champs, et s’ils peuvent être faits avec une clé.',
    open: 'Ouvrir',
    none: 'Aucun programme n’a encore de clé.',
    create: 'Créer une clé d’API',
    name: 'Nom',
    notCreated: 'Impossible de créer la clé d’API',
    created: '{{name}} : clé d’API créée',
    createdAt: 'Créée le {{date}}',
    usedAt: 'Dernière utilisation : {{time}}',
    unused: 'Jamais utilisée',
    revoke: 'Révoquer',
    revokeTitle: 'Révoquer {{name}} ?',
    revokeText:
      'Elle cesse de fonctionner sous 10 secondes, tout comme les liens et les clés qu’elle a créés.',
    notRevoked: 'Impossible de révoquer la clé d’API',
  },
}
