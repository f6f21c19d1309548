import { redirect } from '@tanstack/react-router'

/** The landing page is prerendered and not part of the app, so it is loaded from the server. */
export const toLandingPage = () => redirect({ href: '/', reloadDocument: true, replace: true })
