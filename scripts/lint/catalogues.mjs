/**
 * `node scripts/lint/catalogues.mjs`: every language of contract/locales has the files, keys and placeholders of the
 * default one. A language is a folder, so nothing else would notice what a translator left out.
 */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { at } from '../lib/root.mjs'

const ROOT = at('contract/locales')
const DEFAULT = 'zh-cn'
/** Endings of plural forms, which a language may have more of than the default one. */
const PLURAL = /_(?:zero|one|two|few|many|other)$/

/** @typedef {{ [key: string]: string | Tree }} Tree */

/** A tree's texts under their keys. @param {Tree} tree @param {string} [before] @returns {[string, string][]} */
const textsOf = (tree, before = '') =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [/** @type {[string, string]} */ ([before + key, value])]
      : textsOf(value, `${before}${key}.`),
  )

/** @param {string} text */
const placeholders = (text) => [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name))].sort().join()

/** A language's texts by file. @param {string} root @param {string} language */
function readLanguage(root, language) {
  const files = readdirSync(path.join(root, language), { recursive: true }).map(String)
  return new Map(
    files
      .filter((file) => file.endsWith('.json'))
      .sort()
      .map((file) => [file, new Map(textsOf(JSON.parse(readFileSync(path.join(root, language, file), 'utf8'))))]),
  )
}

/**
 * Returns the problems of the catalogues, a line each.
 * @param {string} [root]
 * @returns {string[]}
 */
export function catalogueProblems(root = ROOT) {
  const original = readLanguage(root, DEFAULT)
  /** @type {string[]} */
  const problems = []
  for (const language of readdirSync(root)) {
    const catalogue = readLanguage(root, language)
    for (const file of catalogue.keys())
      if (!original.has(file)) problems.push(`${language}/${file}: no such file in ${DEFAULT}`)
    for (const [file, texts] of original) {
      const own = catalogue.get(file)
      if (!own) {
        problems.push(`${language}/${file}: missing`)
        continue
      }
      for (const key of texts.keys()) if (!own.has(key)) problems.push(`${language}/${file}: ${key} is missing`)
      for (const [key, text] of own) {
        const base = key.replace(PLURAL, '')
        const source = texts.get(key) ?? texts.get(base)
        if (source === undefined) problems.push(`${language}/${file}: ${key} is no key of ${DEFAULT}`)
        else if (text.trim() === '') problems.push(`${language}/${file}: ${key} is empty`)
        // One of a thing may be said without its number.
        else if (key === base && placeholders(text) !== placeholders(source))
          problems.push(`${language}/${file}: ${key} has {${placeholders(text)}}, not {${placeholders(source)}}`)
      }
    }
  }
  return problems
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const problems = catalogueProblems()
  for (const problem of problems) console.error(problem)
  process.exitCode = problems.length > 0 ? 1 : 0
}
