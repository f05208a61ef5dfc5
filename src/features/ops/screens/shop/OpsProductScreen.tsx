import { permissions } from '@storefront/contract/permissions'
import { useQuery } from '@tanstack/react-query'
import { PageSkeleton } from '@/shared/screen/PageSkeleton'
import { useScreenState } from '@/shared/screen/useScreenState'
import { useT } from '@/i18n'
import { useRoute } from '@/router'
import { opsKeys, opsApi } from '@/services/api/ops'
import { Screen } from '@/ui/layout/Screen'
import { ProductForm } from '@/features/ops/components/ProductForm'
import { useOps } from '@/features/ops/useOps'

/** ops.product.detail: what an operator may change of a product. */
export function OpsProductScreen() {
  const t = useT()
  const { params } = useRoute()
  const id = Number(params.id)
  const guard = useOps(permissions.changeProduct)
  const query = useQuery({
    queryKey: opsKeys.product(id),
    queryFn: ({ signal }) => opsApi.product(id, { signal }),
    enabled: guard === null,
    staleTime: 0,
  })
  const screenState = useScreenState(query, <PageSkeleton shape="form" />)
  if (guard || !query.data) return <Screen title={t('ops.editProduct')} state={guard ?? screenState} />
  return <ProductForm key={query.dataUpdatedAt} product={query.data} />
}
