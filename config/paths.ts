import path from 'node:path'

/** Repository root: the folder of package.json. */
export const root = path.resolve(__dirname, '..')

/** An absolute path inside the repository. */
export const at = (...parts: string[]): string => path.join(root, ...parts)

/** Import aliases. The same names stand in tsconfig.json (`paths`) and in the jest config. */
export const alias: Record<string, string> = {
  '@': at('src'),
  '@storefront/contract': at('contract'),
}
