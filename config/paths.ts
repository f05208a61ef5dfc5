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

/** Folder of the app that is built: the storefront, or the gallery of its parts. */
export const source = process.env['STOREFRONT_SOURCE'] ?? 'src'

/** Our own code outside that folder. */
export const shared: string[] = ['contract', ...(source === 'src' ? [] : ['src', 'fixtures'])].map((folder) => at(folder))
