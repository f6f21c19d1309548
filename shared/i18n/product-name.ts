/** What documents and senders are called. The build puts the operator’s name in its place, as in all texts. */
export const PRODUCT_NAME = 'Vectra'
