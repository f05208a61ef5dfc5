import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Json, Target } from './types'

export interface TabItem {
  page: string
  text: string
  icon: string
  selectedIcon: string
}

/** A built mini-program: what it is made of, with the vendors' spellings evened out. */
export interface Output {
  target: Target
  dir: string
  /** Every page, main package first. */
  pages: readonly string[]
  tabs: readonly TabItem[]
  /** Window settings of the app under a page's own, in WeChat's spelling. */
  windowOf(page: string): { title: string; background: string; barBackground: string; barText: string }
  /** Name in the template -> path of the component, for a page or component. */
  componentsOf(file: string): Record<string, string>
  /** Files below the output with one of these endings, relative, without the leading slash. */
  files(ending: string): string[]
  read(file: string): string
  has(file: string): boolean
  /** `wxml`, `axml`, … */
  endings: { template: string; style: string; script: string }
}

const endings = {
  weapp: { template: '.wxml', style: '.wxss', script: '.wxs' },
  alipay: { template: '.axml', style: '.acss', script: '.sjs' },
}

interface AppJson {
  pages: string[]
  subPackages?: { root: string; pages: string[] }[]
  subpackages?: { root: string; pages: string[] }[]
  window?: Json
  tabBar?: { list?: Json[]; items?: Json[] }
  usingComponents?: Record<string, string>
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

const outputs = new Map<string, Output>()

/** The output of a build, read once a process: it does not change while tests run on it. Throws when there is none. */
export function readOutput(target: Target, dir: string): Output {
  const output = outputs.get(dir) ?? parseOutput(target, dir)
  outputs.set(dir, output)
  return output
}

function parseOutput(target: Target, dir: string): Output {
  const at = (file: string) => path.join(dir, file)
  if (!existsSync(at('app.json'))) throw new Error(`no ${target} output: ${at('app.json')} is missing. Build it first.`)
  const read = (file: string) => readFileSync(at(file), 'utf8')
  const json = (file: string): Json => (existsSync(at(file)) ? (JSON.parse(read(file)) as Json) : {})
  const app = json('app.json') as unknown as AppJson
  const subPackages = app.subPackages ?? app.subpackages ?? []
  const all = readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
  return {
    target,
    dir,
    endings: endings[target],
    pages: [...app.pages, ...subPackages.flatMap((one) => one.pages.map((page) => path.posix.join(one.root, page)))],
    tabs: (app.tabBar?.list ?? app.tabBar?.items ?? []).map((item) => ({
      page: text(item.pagePath),
      text: text(item.text ?? item.name),
      icon: text(item.iconPath ?? item.icon),
      selectedIcon: text(item.selectedIconPath ?? item.activeIcon),
    })),
    windowOf(page) {
      const window = { ...app.window, ...json(`${page}.json`) }
      return {
        title: text(window.navigationBarTitleText ?? window.defaultTitle),
        background: text(window.backgroundColor) || '#ffffff',
        barBackground: text(window.navigationBarBackgroundColor ?? window.titleBarColor) || '#ffffff',
        barText: text(window.navigationBarTextStyle) || 'black',
      }
    },
    componentsOf(file) {
      const own = {
        ...app.usingComponents,
        ...(json(`${file}.json`).usingComponents as Record<string, string> | undefined),
      }
      return Object.fromEntries(
        Object.entries(own).map(([name, ref]) => [
          name,
          ref.startsWith('/') ? ref.slice(1) : path.posix.join(path.posix.dirname(file), ref),
        ]),
      )
    },
    files: (ending) => all.filter((file) => file.endsWith(ending)).sort(),
    read,
    has: (file) => existsSync(at(file)),
  }
}
