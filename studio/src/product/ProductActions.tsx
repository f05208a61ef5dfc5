import type { StudioProductDetail } from '@storefront/contract/entities/studio/product'
import { useQueryClient } from '@tanstack/react-query'
import { App, Button, Popconfirm } from 'antd'
import { Link, useNavigate } from 'react-router'
import { listAddress } from '../app/list-address'
import { shopPageAddress } from '../app/shop-address'
import { call } from '../calls/call'
import { submitOnce } from '../calls/submit-key'
import { useT } from '../i18n'
import { useMe } from '../session/useMe'

const UNDO_SECONDS = 10

/** Takes a product out of the archive and shows its form. */
function useRestore(id: number) {
  const t = useT()
  const navigate = useNavigate()
  const client = useQueryClient()
  const { message } = App.useApp()
  return async () => {
    try {
      await submitOnce(`product-restore-${id}`, {}, (key) =>
        call('POST /studio/product/{id}/restore/', { params: { id }, key }),
      )
      void client.invalidateQueries({ queryKey: ['products'] })
      await client.invalidateQueries({ queryKey: ['product', id] })
      void message.success(t('studio.product.restored'))
      void navigate(`/products/${id}`)
    } catch (error) {
      void message.error((error as Error).message)
    }
  }
}

/** Takes a product out of the archive. */
export function RestoreButton({ product: { id } }: { readonly product: StudioProductDetail }) {
  const t = useT()
  const restore = useRestore(id)
  return (
    <Button disabled={false} onClick={() => void restore()}>
      {t('studio.product.restore')}
    </Button>
  )
}

/** Puts a product into the archive; the notice can undo it. */
function ArchiveButton({ product: { id, name } }: { readonly product: StudioProductDetail }) {
  const t = useT()
  const navigate = useNavigate()
  const client = useQueryClient()
  const { message, notification } = App.useApp()
  const restore = useRestore(id)
  const undo = () => {
    notification.destroy()
    void restore()
  }
  const archive = async () => {
    try {
      await call('DELETE /studio/product/{id}/', { params: { id } })
      void client.invalidateQueries({ queryKey: ['products'] })
      void navigate(listAddress('products'), { replace: true })
      notification.success({
        title: t('studio.product.archived', { name }),
        duration: UNDO_SECONDS,
        actions: <Button onClick={undo}>{t('studio.product.undo')}</Button>,
      })
    } catch (error) {
      void message.error((error as Error).message)
    }
  }
  return (
    <Popconfirm title={t('studio.product.archiveAsk')} okText={t('studio.product.archive')} onConfirm={archive}>
      <Button danger>{t('studio.product.archive')}</Button>
    </Popconfirm>
  )
}

/** The actions on a product that is there: view in the shop, copy, delete. */
export function ProductActions({ product }: { readonly product: StudioProductDetail }) {
  const t = useT()
  const root = useMe().data?.site.mobile_url
  return (
    <>
      {root !== undefined && product.is_active && (
        <Button
          href={shopPageAddress(root, 'shop.product.detail', { id: product.id })}
          target="_blank"
          rel="noreferrer"
        >
          {t('studio.product.view')}
        </Button>
      )}
      <Link to={`/products/new?copy=${product.id}`}>
        <Button tabIndex={-1}>{t('studio.product.copy')}</Button>
      </Link>
      <ArchiveButton product={product} />
    </>
  )
}
