import { keysOf } from '@storefront/contract/domain/keys-of'
import type { Kit } from '../ink'
import { type SettingName, settings } from '../settings/index'
import type { Setting } from '../settings/types'

interface Stage extends Setting {
  /** The height of the floor that objects stand on. */
  floor: number
}

/** Settings for what hangs: there is nothing to stand on. */
const walls: readonly SettingName[] = ['morning', 'slats', 'arch']

/** Backdrop for a still life; the dice choose its setting among `names`. */
export function stage(kit: Kit, w: number, isHanging = false, names: readonly SettingName[] = keysOf(settings)): Stage {
  const horizon = isHanging ? 80 : 61 + kit.rnd.range(-2, 2)
  const floor = isHanging ? 77 : 80
  const candidates = isHanging ? walls : names
  const setting = settings[candidates[kit.rnd.int(candidates.length)] ?? 'morning'](kit, { w, horizon, floor })
  return { ...setting, floor: floor + (setting.rise ?? 0) }
}
