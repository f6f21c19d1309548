/** How a contact of a float plan gets messages. */
export const contactChannel = (contact: string): 'email' | 'sms' => (contact.includes('@') ? 'email' : 'sms')
