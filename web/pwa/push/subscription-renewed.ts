/** The message from the service worker to open pages, which tell the server: the worker has no session. */
export const SUBSCRIPTION_RENEWED = 'push-subscription-renewed'
