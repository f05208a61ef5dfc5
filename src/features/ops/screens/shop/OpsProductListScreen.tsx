import { permissions } from '@storefront/contract/permissions'
import { ListScreen } from '@/shared/list/ListScreen'
import { useT } from '@/i18n'
import { opsProductList } from '@/features/ops/productList'
import { useOps } from '@/features/ops/useOps'

/** ops.product: the shop's products, on sale or not. */
export function OpsProductListScreen() {
  const t = useT()
  const guard = useOps(permissions.changeProduct)
  return <ListScreen spec={opsProductList} title={t('site.ops.menu.products')} state={guard ?? undefined} />
}
