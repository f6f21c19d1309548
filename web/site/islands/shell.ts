/** The header of every page. */
import './shell/languages.ts'
import './shell/menus.ts'
