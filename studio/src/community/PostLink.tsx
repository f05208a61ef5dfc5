import type { RouteName } from '@storefront/contract/routes'
import { shopPageAddress } from '../app/shop-address'
import type { Reply } from '../calls/call'
import { useT } from '../i18n'
import { useMe } from '../session/useMe'

type Item = Reply<'GET /studio/ops/moderation/item/'>['results'][number]

/** A link to the page of the shop that shows a post, or below which it stands; nothing where none is open. */
export function PostLink({ item: { id, page, kind_display } }: { item: Pick<Item, 'id' | 'page' | 'kind_display'> }) {
  const t = useT()
  const root = useMe().data?.site.mobile_url
  if (page === null || root === undefined) return null
  return (
    <a
      href={shopPageAddress(root, page.route as RouteName, page.params)}
      target="_blank"
      rel="noreferrer"
      aria-label={`${t('operation.moderation.inShop')} ${kind_display} ${id}`}
    >
      {t('operation.moderation.inShop')}
    </a>
  )
}
