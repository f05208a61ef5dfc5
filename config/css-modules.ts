import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import { root } from './paths'

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const NAME_LENGTH = 5

/** The class and the sheet behind each short name of this build. */
const owners = new Map<string, string>()

/**
 * A name of five characters for a class of a sheet, the same in every build. It begins with a letter, so that no
 * compiler has to escape it. Throws where two classes get the same name: rename one of them.
 */
function shortName(className: string, file: string): string {
  const owner = `${relative(root, file).replace(/\\/g, '/')} .${className}`
  const digest = createHash('sha256').update(owner).digest()
  const name = (LETTERS[digest.readUInt16BE(0) % LETTERS.length] + digest.subarray(2).toString('base64url')).slice(
    0,
    NAME_LENGTH,
  )
  const other = owners.get(name)
  if (other !== undefined && other !== owner) throw new Error(`${owner} and ${other} have the same short name ${name}`)
  owners.set(name, owner)
  return name
}

/** `*.module.scss` gets scoped names: readable while developing, short in what users download. */
export const cssModules = (production: boolean) => ({
  enable: true,
  config: {
    namingPattern: 'module' as const,
    generateScopedName: production ? shortName : '[name]__[local]___[hash:base64:5]',
  },
})
