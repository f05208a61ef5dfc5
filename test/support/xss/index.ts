import { addresses } from './addresses'
import { brokenMarkup } from './broken'
import { foreign } from './foreign'
import { frames } from './frames'
import { handlers } from './handlers'
import { mutation } from './mutation'
import { styles } from './styles'

export { CANARY, RUN } from './marks'

/**
 * Hostile markup by the way it tries to run. The ways are those of the public lists (cheat sheets of filter evasion,
 * of HTML5, of mutation); each is written here to set `top.__xss` or to ask the canary host when it succeeds.
 */
export const corpus: Readonly<Record<string, readonly string[]>> = {
  handlers,
  addresses,
  foreign,
  mutation,
  frames,
  styles,
  broken: brokenMarkup,
}

export const payloads: readonly string[] = Object.values(corpus).flat()
