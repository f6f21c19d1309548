/** The page of the sign-in, which is that of the app without what only the app needs. */
export const SIGN_IN_FILE = 'login/index.html'
/** The name of the tag in which that page lists the files that the dashboard starts with. */
export const DASHBOARD_FILES = 'dashboard-files'
