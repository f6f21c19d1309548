/** Of every page: its header. */
import './shell/languages.ts'
import './shell/menus.ts'
