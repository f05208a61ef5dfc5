import { planEdit, type ProductEdit } from '@storefront/contract/domain/catalog/product-edit'
import type { EditableProduct, ProductChange } from '@storefront/contract/entities/studio/product'
import { useQuery } from '@tanstack/react-query'
import { Alert, Modal } from 'antd'
import { useState } from 'react'
import { Failed, Loading } from '../../app/StateView'
import { useT } from '../../i18n'
import { useMe } from '../../session/useMe'
import { bulkCalls } from './bulk-calls'
import { EditFields } from './EditFields'
import { PlanTable } from './PlanTable'

interface ProductBulkModalProps {
  readonly ids: readonly number[]
  /** The initial change. */
  readonly initial: ProductEdit
  readonly error: Error | null
  readonly isBusy: boolean
  /** Gets the changes and the products as they were read, which is the way back. */
  readonly onApply: (changes: ProductChange[], before: readonly EditableProduct[]) => void
  readonly onCancel: () => void
}

/** Asks how many products change, and shows what each of them becomes before it does. */
export function ProductBulkModal({ ids, initial, error, isBusy, onApply, onCancel }: ProductBulkModalProps) {
  const t = useT()
  const currency = useMe().data?.site.currency
  const [exponent, symbol] = [currency?.exponent ?? 0, currency?.symbol ?? '']
  const [edit, setEdit] = useState(initial)
  // Read anew each time: the versions that are compared are those of what the preview shows.
  const products = useQuery({
    queryKey: ['products', 'editable', ids],
    queryFn: () => bulkCalls.read(ids),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const plan = planEdit(products.data ?? [], edit, exponent)
  const apply = () =>
    onApply(
      plan.map(({ product: { id, version }, values }) => ({ id, version, values })),
      plan.map(({ product }) => product),
    )
  return (
    <Modal
      open
      width={720}
      title={t(`productBulk.titles.${edit.kind}`)}
      okText={t('productBulk.apply', { n: plan.length })}
      okButtonProps={{ loading: isBusy, disabled: plan.length === 0 }}
      onOk={apply}
      onCancel={onCancel}
    >
      {products.isPending && <Loading />}
      {products.isError && <Failed error={products.error} onRetry={() => void products.refetch()} />}
      {products.data && (
        <>
          <EditFields edit={edit} onChange={setEdit} unit={10 ** exponent} symbol={symbol} />
          <PlanTable plan={plan} kind={edit.kind} total={products.data.length} symbol={symbol} />
        </>
      )}
      {error && <Alert type="error" role="alert" title={error.message} style={{ marginTop: 16 }} />}
    </Modal>
  )
}
