/** Whether a path is that of the order page, which is a site of its own. */
export const isOrderPath = (pathname: string): boolean => /^\/onboarding\/?$/.test(pathname)
