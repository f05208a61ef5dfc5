import type { Theme } from '../../entities/site/site'
import { contrastOf } from '../site/dark-theme'

/** The ink of texts that have no colour of their own (src/ui/theme). */
const INK = '#23271f'
/** WCAG 2.2 AA for texts. */
const LEAST = 4.5

/** Two colours of a module's config of which one stands on the other. */
export interface ModuleContrast {
  /** The property that sets the one of the two that the builder asks for, as a path. */
  readonly path: readonly string[]
  readonly front: string
  readonly back: string
  /** Contrast ratio of the pair, 1 to 21. */
  readonly contrast: number
  readonly least: number
}

const isHex = (value: unknown): value is string =>
  typeof value === 'string' && /^#(?:[\da-f]{3}|[\da-f]{4}|[\da-f]{6}|[\da-f]{8})$/i.test(value)

const at = (config: Readonly<Record<string, unknown>>, part: string, name: string): unknown => {
  const inner = config[part]
  return typeof inner === 'object' && inner !== null ? (inner as Record<string, unknown>)[name] : undefined
}

/**
 * Returns the pairs of colours that a module's config sets: its title on its ground, texts on its ground, texts on its
 * cards. A colour that is not written as `#hex` is not judged.
 */
export function moduleContrasts(config: Readonly<Record<string, unknown>>, theme: Theme): ModuleContrast[] {
  const ground = config.module_background_color
  const [title, card] = [at(config, 'title_config', 'color'), at(config, 'style_config', 'item_background_color')]
  const pairs: readonly (readonly [path: readonly string[], isSet: boolean, front: unknown, back: unknown])[] = [
    [['title_config', 'color'], isHex(title), title, ground ?? theme.background],
    [['module_background_color'], isHex(ground), INK, ground],
    [['style_config', 'item_background_color'], isHex(card), INK, card],
  ]
  return pairs.flatMap(([path, isSet, front, back]) =>
    isSet && isHex(front) && isHex(back)
      ? [{ path, front, back, contrast: contrastOf(front, back), least: LEAST }]
      : [],
  )
}

/** Returns the contrasts that are too weak to read. */
export const weakModuleContrasts = (config: Readonly<Record<string, unknown>>, theme: Theme): ModuleContrast[] =>
  moduleContrasts(config, theme).filter(({ contrast, least }) => contrast < least)
