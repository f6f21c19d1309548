/** What the service worker posts to open pages: they tell the server, as the worker has no session. */
export const SUBSCRIPTION_RENEWED = 'push-subscription-renewed'
