/** The keys with which programs call the API. */
export const apiKeyTexts = {
  apiKeys: {
    title: 'API keys',
    text: 'Programs use a key to read and change this account. A key can do what its role permits, on devices with its tags.',
    firstCall: 'First call',
    document: 'OpenAPI document',
    documentText: 'Every call with its fields, and whether a key can make it.',
    open: 'Open',
    none: 'No program has a key yet.',
    create: 'Create API key',
    name: 'Name',
    notCreated: 'Couldn’t create the API key',
    created: '{{name}}: API key created',
    createdAt: 'Created {{date}}',
    usedAt: 'Last used {{time}}',
    unused: 'Never used',
    revoke: 'Revoke',
    revokeTitle: 'Revoke {{name}}?',
    revokeText: 'It stops working within 10 seconds, and so do the share links and keys that it created.',
    notRevoked: 'Couldn’t revoke the API key',
  },
}
