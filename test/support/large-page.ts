import type { ModuleDocument } from '@storefront/contract/entities/studio/page'
import type { Api } from './api'

/** Modules of a large page (goal of the page builder); every third is a text. */
export const LARGE_PAGE_MODULES = 60
const TEXT_EVERY = 3
/** Number of its texts, each with a heading. */
export const LARGE_PAGE_TEXTS = LARGE_PAGE_MODULES / TEXT_EVERY
const FIRST_ID = 5_000_000

const text = (n: number): Omit<ModuleDocument, 'id'> => ({
  ...{ type: 'mpage.richtextpagemodule', name: `text ${n}`, style: '', hidden: false },
  config: { html: `<h2>第 ${n} 段</h2>${'<p>茶山的早晨，雾还没有散，采茶的人已经在路上。</p>'.repeat(8)}` },
})
const products = (n: number): Omit<ModuleDocument, 'id'> => ({
  ...{ type: 'shop.productsmodule', name: `products ${n}`, style: '', hidden: false },
  config: { source: { limit: 4 } },
})

/** The heading of a large page's last text, which no first screen shows. */
export const LAST_HEADING = `第 ${LARGE_PAGE_MODULES - TEXT_EVERY} 段`

/** The modules of a large page: texts, and lists of four products. */
export const largePageModules: readonly ModuleDocument[] = Array.from({ length: LARGE_PAGE_MODULES }, (_, n) => ({
  id: FIRST_ID + n,
  ...(n % TEXT_EVERY === 0 ? text(n) : products(n)),
}))

/** Makes a large page by the call by which the studio makes a page of a template; returns its id. */
export async function makeLargePage(api: Api, slug: string): Promise<number> {
  const body = { title: '长页面', slug, doc: { title: '长页面', settings: {}, modules: largePageModules } }
  return (await api.ok<{ id: number }>('POST', '/studio/page/', { body })).id
}
