import { insert } from '../db/insert'
import type { Language } from '@storefront/contract/language'
import type { Connection } from '../db'
import { translate } from '../core/i18n'
import { escapeHtml } from '../lib/html'

interface FirstPage {
  slug: string
  title: string
  modules: { moduleType: string; name: string; style: string; config: Record<string, unknown> }[]
}

/**
 * Returns the pages that a shop cannot be without: its home, the agreement and the privacy policy, to be written in the
 * page builder.
 */
function firstPages(language: Language, site: string): FirstPage[] {
  const text = (key: 'home' | 'search' | 'goods' | 'agreement' | 'privacy') =>
    translate(language, `site.opening.${key}`)
  const html = (key: 'agreement' | 'privacy') =>
    `<p>${escapeHtml(translate(language, `site.opening.${key}Text`, { site }))}</p>`
  const richText = (key: 'agreement' | 'privacy') => ({
    moduleType: 'mpage.richtextpagemodule',
    name: text(key),
    style: '',
    config: { padding_lr: 16, has_margin_b: true, html: html(key) },
  })
  const search = {
    moduleType: 'shop.productsearchpagemodule',
    name: text('search'),
    style: '',
    config: { padding_lr: 11, has_margin_b: true },
  }
  const title = { title: text('goods'), subtitle: '', align: 'left' }
  const goods = {
    moduleType: 'shop.productsmodule',
    name: text('goods'),
    style: 'colx2',
    config: { padding_lr: 11, has_margin_b: true, has_title: true, title_config: title, source: { limit: 20 } },
  }
  return [
    { slug: 'index', title: text('home'), modules: [search, goods] },
    { slug: 'agreement', title: text('agreement'), modules: [richText('agreement')] },
    { slug: 'privacy', title: text('privacy'), modules: [richText('privacy')] },
  ]
}

/** Writes the first pages of a new site. */
export async function writeFirstPages(
  tx: Connection,
  tenantId: number,
  { language, name }: { language: Language; name: string },
): Promise<void> {
  for (const { slug, title, modules } of firstPages(language, name)) {
    const [row] = await insert(tx, 'page', { tenantId, slug, title, loginRequired: false }, { returning: ['id'] })
    if (!row) throw new Error('a page without an id')
    await insert(
      tx,
      'page_module',
      modules.map((module, position) => ({ tenantId, pageId: row.id, position, version: 1, ...module })),
    )
  }
}
