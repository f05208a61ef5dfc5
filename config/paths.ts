import path from 'node:path'

/** Repository root: the folder of package.json. */
export const root = path.resolve(__dirname, '..')

/** An absolute path inside the repository. */
export const at = (...parts: string[]): string => path.join(root, ...parts)

/** Import aliases. tsconfig.json (`paths`) and the jest config define those of ours. */
export const alias: Record<string, string> = {
  '@': at('src'),
  '@storefront/contract': at('contract'),
  '@nutui/icons-react-taro$': at('src/ui/nutui-icons.ts'),
}

/** Folder of the app that is built: the storefront, or the gallery of its parts. */
export const source = process.env['STOREFRONT_SOURCE'] ?? 'src'

/**
 * Packages that are written for newer engines than those of `targets.js`: private fields, `??=`. Taro's own are always
 * lowered.
 */
const MODERN = [
  '@noble/curves',
  '@noble/hashes',
  '@sinclair/typebox',
  '@tanstack/query-core',
  '@tanstack/react-query',
  'i18next',
  'uqr',
]

/** Code that babel lowers besides that folder: our own outside it, and the packages that need it. */
export const lowered: string[] = [
  ...['contract', 'config/elements-runtime.js', ...(source === 'src' ? [] : ['src', 'fixtures'])].map((place) =>
    at(place),
  ),
  ...MODERN.map((name) => at('node_modules', name)),
]
