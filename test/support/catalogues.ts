import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { TextTree } from '@storefront/contract/texts'

const ROOT = path.join(process.cwd(), 'contract/locales')

/** The languages that have a folder. */
export const catalogueLanguages: readonly string[] = readdirSync(ROOT)

/** The namespaces of the default language. */
export const namespaces: readonly string[] = readdirSync(path.join(ROOT, 'zh-cn'))

/** A text tree as pairs of key and text. */
export const flatTexts = (tree: TextTree, before = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[before + key, value] as [string, string]] : flatTexts(value, `${before}${key}.`),
  )

/** All texts of a language, or of one namespace of it, as pairs of `namespace/file key` and text. */
export const filesOf = (language: string, namespace: string): { file: string; texts: [string, string][] }[] =>
  readdirSync(path.join(ROOT, language, namespace)).map((name) => ({
    file: `${namespace}/${name}`,
    texts: flatTexts(JSON.parse(readFileSync(path.join(ROOT, language, namespace, name), 'utf8')) as TextTree),
  }))

/** Every text of a namespace under its key. */
export const textsOf = (language: string, namespace: string): Map<string, string> =>
  new Map(filesOf(language, namespace).flatMap(({ texts }) => texts))

type Branch = { [key: string]: string | Branch }

function put(tree: Branch, [first = '', ...rest]: readonly string[], text: string): void {
  if (rest.length === 0) {
    tree[first] = text
    return
  }
  const inner = tree[first]
  const branch = typeof inner === 'object' ? inner : {}
  tree[first] = branch
  put(branch, rest, text)
}

/** The namespaces that the app never loads: the server's own texts, and those that the studio brings with itself. */
const OTHER_NAMESPACES: readonly string[] = ['server', 'studio']

/** The client's namespaces of a language as trees, as `GET /base/catalogue/{language}/` gives them. */
export function clientNamespaces(language: string): Record<string, TextTree> {
  const trees: Record<string, Branch> = {}
  for (const name of namespaces.filter((one) => !OTHER_NAMESPACES.includes(one))) {
    const tree: Branch = {}
    for (const [key, text] of textsOf(language, name)) put(tree, key.split('.'), text)
    trees[name] = tree
  }
  return trees
}
