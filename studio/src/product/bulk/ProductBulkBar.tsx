import type { ProductEdit } from '@storefront/contract/domain/catalog/product-edit'
import { PRODUCT_CHANGES_MAX } from '@storefront/contract/constants'
import type { EditableProduct, ProductChange } from '@storefront/contract/entities/studio/product'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { App, Button, Flex, Typography } from 'antd'
import { useState } from 'react'
import { type TextKey, useT } from '../../i18n'
import { bulkCalls } from './bulk-calls'
import { ProductBulkModal } from './ProductBulkModal'

const UNDO_SECONDS = 30
const edits: readonly { readonly text: TextKey; readonly edit: ProductEdit }[] = [
  { text: 'productBulk.on', edit: { kind: 'state', isActive: true } },
  { text: 'productBulk.off', edit: { kind: 'state', isActive: false } },
  { text: 'productBulk.category', edit: { kind: 'category', category: null } },
  { text: 'productBulk.price', edit: { kind: 'price', by: 'percent', change: 0 } },
  { text: 'productBulk.tags', edit: { kind: 'tags', action: 'add', tags: [] } },
]

interface Input {
  readonly changes: ProductChange[]
  readonly before: readonly EditableProduct[]
}

interface ProductBulkBarProps {
  readonly ids: readonly number[]
  /** The number of products that match the list's filters; `onChooseAll` chooses all of them. */
  readonly total: number
  readonly onChooseAll: () => Promise<void>
  readonly onEnd: () => void
}

/** The actions on the chosen products, which can be undone while the notice is shown. */
export function ProductBulkBar({ ids, total, onChooseAll, onEnd }: ProductBulkBarProps) {
  const t = useT()
  const client = useQueryClient()
  const { message, notification } = App.useApp()
  const [initial, setInitial] = useState<ProductEdit | null>(null)
  const invalidate = () => void client.invalidateQueries({ queryKey: ['products'] })
  const chooseAll = useMutation({ mutationFn: onChooseAll, onError: (error) => void message.error(error.message) })
  const undo = async (changes: ProductChange[]) => {
    notification.destroy()
    try {
      await bulkCalls.change(changes)
      void message.success(t('productBulk.undone'))
    } catch (error) {
      void message.error((error as Error).message)
    }
    invalidate()
  }
  const change = useMutation({
    mutationFn: ({ changes }: Input) => bulkCalls.change(changes),
    onSuccess: ({ results }, { before }) => {
      const versions = new Map(results.map(({ id, version }) => [id, version]))
      const wayBack = before.map(({ id, version, values }) => ({ id, version: versions.get(id) ?? version, values }))
      setInitial(null)
      invalidate()
      onEnd()
      notification.success({
        title: t('productBulk.done', { n: results.length }),
        duration: UNDO_SECONDS,
        actions: <Button onClick={() => void undo(wayBack)}>{t('productBulk.undo')}</Button>,
      })
    },
  })
  const begin = (edit: ProductEdit) => {
    change.reset()
    setInitial(edit)
  }
  const isTooMany = ids.length > PRODUCT_CHANGES_MAX
  return (
    <Flex gap={8} align="center" wrap style={{ marginBottom: 16 }}>
      <Typography.Text role="status">{t('productBulk.chosen', { n: ids.length })}</Typography.Text>
      {isTooMany && (
        <Typography.Text type="danger">{t('productBulk.atMost', { n: PRODUCT_CHANGES_MAX })}</Typography.Text>
      )}
      {edits.map(({ text, edit }) => (
        <Button key={text} disabled={isTooMany} onClick={() => begin(edit)}>
          {t(text)}
        </Button>
      ))}
      {ids.length < total && total <= PRODUCT_CHANGES_MAX && (
        <Button type="link" loading={chooseAll.isPending} onClick={() => chooseAll.mutate()}>
          {t('productBulk.all', { n: total })}
        </Button>
      )}
      <Button type="link" onClick={onEnd}>
        {t('productBulk.none')}
      </Button>
      {initial && (
        <ProductBulkModal
          ids={ids}
          initial={initial}
          error={change.error}
          isBusy={change.isPending}
          onApply={(changes, before) => change.mutate({ changes, before })}
          onCancel={() => setInitial(null)}
        />
      )}
    </Flex>
  )
}
