import type { Namespaces } from '@storefront/contract/first-page'
import type { RouteName } from '@storefront/contract/routes'
import type { Namespace } from '@/i18n/instance'

const DETAIL: readonly Namespace[] = ['main', 'subpackage', 'social']

/** The namespaces of each screen's texts, as its page imports them (`catalogue-namespaces` compares both). */
export const screenNamespaces: Partial<Record<RouteName, readonly Namespace[]>> = {
  'mobile.index': ['main'],
  'mpage.page.detail': ['main', 'subpackage'],
  'shop.product.detail': ['main', 'subpackage', 'catalog'],
  'event.event.detail': [...DETAIL, 'event'],
  'post.article.detail': [...DETAIL, 'content'],
  'circle.topic.detail': [...DETAIL, 'content'],
  'note.note.detail': [...DETAIL, 'content'],
}

/** The texts that a screen's document brings along, of all texts of its language. */
export const textsFor = (screen: RouteName, texts: Namespaces): Namespaces =>
  Object.fromEntries((screenNamespaces[screen] ?? []).flatMap((name) => (texts[name] ? [[name, texts[name]]] : [])))
