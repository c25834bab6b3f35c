import { ASSETS_PLACEHOLDER } from '#shared/document-files.ts'
import { NIGHT_SCRIPT } from '#shared/night-script.ts'
import night from './styles/night.css?url'

/** Before all other styles, or it would run only when they have come. Without scripts the system alone chooses. */
const NIGHT =
  `<script data-night="${night}">${NIGHT_SCRIPT}</script>` +
  `<noscript><link media="screen and (prefers-color-scheme:dark)" href="${night}" rel=stylesheet></noscript>`

/** Vike would put its links first and push out of the first 1,024 bytes what a browser looks for there. */
export default `<meta name="viewport" content="width=device-width, initial-scale=1">${NIGHT}${ASSETS_PLACEHOLDER}`
