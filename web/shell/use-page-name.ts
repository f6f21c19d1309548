import { useMatches } from '@tanstack/react-router'

/** The name of the current page, from its route's static data. */
export const usePageName = () =>
  useMatches({ select: (matches) => matches.findLast(({ staticData }) => staticData.page)?.staticData.page })
