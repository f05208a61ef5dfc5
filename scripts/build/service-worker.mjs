import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { requireWithEsbuild } from '@tarojs/helper'
import { build } from 'esbuild'
import targetEngines from '../../config/targets.js'
import { at } from '../lib/root.mjs'

const PUBLIC_PATH = '/mobile/'

/** Screens that have to open without a network: those of the wallet and its tickets, coupons and cards. */
const OFFLINE_PAGES =
  /^pages\/(?:wallet\/(?:index|ticket|coupon\/mine|card\/(?:list|detail))|user\/issuedticket|ticket\/order)(?:\/|$)/

/** A name with the hash of its content. */
const HASHED = /[.][0-9a-f]{6,}[.](?:js|css)$/

/**
 * Returns the worker's data about an output.
 * @param {string} folder of the output
 * @returns {Promise<import('../../src/service-worker/types').Build>}
 */
async function buildFiles(folder) {
  const entries = await readdir(folder, { recursive: true })
  const files = entries.filter((file) => HASHED.test(file)).sort()
  /** @type {{ entry: string[], pages: Record<string, string[]> }} */
  const { entry, pages } = JSON.parse(await readFile(path.join(folder, 'route-files.json'), 'utf8'))
  const offline = Object.entries(pages).flatMap(([page, list]) => (OFFLINE_PAGES.test(page) ? list : []))
  /** @type {{ routes: readonly import('../../contract/routes').RouteRow[] }} */
  const { routes } = requireWithEsbuild(at('contract/routes.ts'))
  const offlinePaths = routes.filter(({ page }) => OFFLINE_PAGES.test(page)).map(({ path: route }) => route)
  const isThere = (/** @type {string} */ file) => files.includes(file)
  const publish = (/** @type {string[]} */ list) => list.map((file) => PUBLIC_PATH + file.replaceAll('\\', '/'))
  return {
    files: publish(files),
    offlineFiles: publish([...new Set([...entry, ...offline])].filter(isThere)),
    offlinePaths,
    offlineTexts: await Promise.all(LANGUAGES.map(offlineTexts)),
  }
}

/** Folders of the catalogues, the default language first. */
const LANGUAGES = ['zh-cn', 'en', 'id']

/**
 * Returns the texts of the page without a network.
 * @param {string} language folder of its catalogues
 * @returns {Promise<import('../../src/service-worker/offline-texts').OfflineTexts>}
 */
async function offlineTexts(language) {
  const catalogue = JSON.parse(await readFile(at(`contract/locales/${language}/server/site.json`), 'utf8'))
  /** @type {{ offlineTextKeys: Record<keyof import('../../src/service-worker/offline-texts').OfflineTexts, string> }} */
  const { offlineTextKeys } = requireWithEsbuild(at('src/service-worker/offline-texts.ts'))
  const textOf = (/** @type {string} */ key) => key.split('.').reduce((part, name) => part[name], catalogue)
  const { tag, title, hint, reload, wallet } = offlineTextKeys
  return { tag: textOf(tag), title: textOf(title), hint: textOf(hint), reload: textOf(reload), wallet: textOf(wallet) }
}

/**
 * Bundles src/service-worker into the web app's output, with the names of its files: a new build has another worker, so
 * that browsers see that there is one.
 * @param {string} folder of the output
 */
export async function bundleServiceWorker(folder) {
  await build({
    entryPoints: [at('src/service-worker/worker.ts')],
    outfile: path.join(folder, 'service-worker.js'),
    bundle: true,
    format: 'iife',
    target: [`chrome${targetEngines.h5.chrome}`, `ios${targetEngines.h5.ios}`],
    minify: true,
    legalComments: 'none',
    define: { BUILD: JSON.stringify(await buildFiles(folder)) },
    logLevel: 'silent',
  })
}
