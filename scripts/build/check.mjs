import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'

/**
 * Throws when a mini-program's output lacks a file that its app.json names: Taro leaves out tab icons that are missing
 * without a word, and the vendors' tools then refuse the upload.
 * @param {string} folder
 */
export async function checkMini(folder) {
  const app = JSON.parse(await readFile(path.join(folder, 'app.json'), 'utf8'))
  const roots = app.subPackages ?? app.subpackages ?? []
  /** @type {string[]} */
  const pages = [
    ...app.pages,
    ...roots.flatMap((/** @type {{ root: string, pages: string[] }} */ one) =>
      one.pages.map((page) => path.join(one.root, page)),
    ),
  ]
  // WeChat's names, then Alipay's.
  const tabs = app.tabBar?.list ?? app.tabBar?.items ?? []
  const icons = tabs.flatMap((/** @type {Record<string, string>} */ tab) => [
    tab['iconPath'] ?? tab['icon'],
    tab['selectedIconPath'] ?? tab['activeIcon'],
  ])
  const missing = [...pages.map((page) => `${page}.js`), ...icons].filter(
    (file) => !existsSync(path.join(folder, file)),
  )
  if (missing.length > 0) throw new Error(`the build left out: ${missing.join(', ')}`)
}
