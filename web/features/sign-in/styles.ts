import fonts from '@fontsource-variable/inter/wght.css?inline'
import baseline from '@mantine/core/styles/baseline.css?inline'
import global from '../../theme/global.css?inline'
import toneButton from '../../ui/buttons/tone-button.module.css?inline'
import problem from '../../ui/feedback/problem-note.module.css?inline'
import languageMenu from '../../ui/language-menu.module.css?inline'
import qrCode from '../../ui/qr-code.module.css?inline'
import fields from './authenticator/fields.module.css?inline'
import steps from './authenticator/steps.module.css?inline'
import chart from './chart-drawing.module.css?inline'
import controls from './controls.module.css?inline'
import frame from './frame.module.css?inline'
import signIn from './sign-in.module.css?inline'

/** The styles of this site, which loads no stylesheet: that of the app is 60 KB. */
export const STYLES = [
  fonts,
  baseline,
  global,
  toneButton,
  problem,
  languageMenu,
  qrCode,
  frame,
  chart,
  controls,
  signIn,
  steps,
  fields,
].join('\n')
