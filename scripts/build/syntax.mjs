import { parse } from 'acorn'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { builtInFault } from './built-ins.mjs'

/** @typedef {{ chrome: string, ios: string }} Engines the oldest of each, as config/targets.js names them */

/**
 * The newest edition of ECMAScript of which each engine parses everything, and from which of its versions on.
 * @type {Record<keyof Engines, readonly (readonly [number, import('acorn').ecmaVersion])[]>}
 */
const EDITIONS = {
  chrome: [
    [94, 2022],
    [85, 2021],
    [80, 2020],
    [66, 2019],
  ],
  ios: [
    [16.4, 2022],
    [14.5, 2021],
    [14, 2020],
    [12, 2019],
  ],
}
/** ECMAScript 2018 has it, and older engines of iOS refuse a whole file over it. */
const LOOKBEHIND = { pattern: /\(\?<[=!]/, ios: 16.4 }

/** The edition that every engine of a target parses. @param {Engines} engines @returns {import('acorn').ecmaVersion} */
export function editionOf(engines) {
  const editions = /** @type {(keyof Engines)[]} */ (['chrome', 'ios']).map((name) => {
    const edition = EDITIONS[name].find(([since]) => Number(engines[name]) >= since)
    if (!edition)
      throw new Error(`no edition of ECMAScript is known for ${name} ${engines[name]}: scripts/build/syntax.mjs`)
    return edition[1]
  })
  return /** @type {import('acorn').ecmaVersion} */ (Math.min(...editions))
}

/**
 * Returns the reason that the oldest engines of a target would refuse a script or lack a built-in of it; null if it
 * runs there.
 * @param {string} code
 * @param {Engines} engines
 * @returns {string | null}
 */
export function syntaxFault(code, engines) {
  /** @type {number | null} */
  let lookbehind = null
  /** @type {import('acorn').Program} */
  let program
  try {
    program = parse(code, {
      ecmaVersion: editionOf(engines),
      sourceType: 'script',
      onToken: ({ type, value, start }) => {
        if (type.label === 'regexp' && LOOKBEHIND.pattern.test(value.pattern)) lookbehind ??= start
      },
    })
  } catch (error) {
    const { message, pos } = /** @type {SyntaxError & { pos: number }} */ (error)
    return `${message}: ${excerpt(code, pos)}`
  }
  if (lookbehind !== null && Number(engines.ios) < LOOKBEHIND.ios) return `a lookbehind: ${excerpt(code, lookbehind)}`
  const missing = builtInFault(program, engines)
  return missing && `${missing.name} is newer: ${excerpt(code, missing.at)}`
}

/** @param {string} code @param {number} at */
const excerpt = (code, at) => code.slice(Math.max(0, at - 40), at + 40)

/**
 * Throws when a script of an output is written in a newer language than the target's oldest engines parse, or names a
 * built-in that they lack: such a file does not run there, and no other test sees it, for the engines of the tests are
 * new.
 * @param {string} folder
 * @param {Engines} engines
 */
export async function checkSyntax(folder, engines) {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true })
  const files = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.js'))
    .map((entry) => path.join(entry.parentPath, entry.name))
  const faults = []
  for (const file of files.sort()) {
    const fault = syntaxFault(await readFile(file, 'utf8'), engines)
    if (fault) faults.push(`${path.relative(folder, file)}: ${fault}`)
  }
  if (faults.length > 0)
    throw new Error(
      `Chrome ${engines.chrome} and iOS ${engines.ios} (config/targets.js) do not run what the build put out; name a package whose syntax is newer in config/paths.ts, and avoid what is missing (scripts/build/built-ins.mjs):\n${faults.join('\n')}`,
    )
}
