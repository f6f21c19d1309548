/** Whether a path is that of the sign-in, which is a site of its own. */
export const isSignInPath = (pathname: string): boolean => /^\/login\/?$/.test(pathname)
