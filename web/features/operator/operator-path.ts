/** Whether the path is one of the operator's console. */
export const isOperatorPath = (pathname: string): boolean => /^\/operator(\/|$)/.test(pathname)
