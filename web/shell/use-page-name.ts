import { useMatches } from '@tanstack/react-router'

/** The page that the address leads to, as its route names it. */
export const usePageName = () =>
  useMatches({ select: (matches) => matches.findLast(({ staticData }) => staticData.page)?.staticData.page })
