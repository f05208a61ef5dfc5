import { board, disc, morning, arch, slats, tiles } from './walls'
import { dusk, linen, noon, plinth, studio } from './sheets'

/** Settings of still lifes: the more of them, the less a list of goods looks like one picture. */
export const settings = { morning, arch, disc, slats, tiles, board, plinth, noon, dusk, linen, studio }

export type SettingName = keyof typeof settings
