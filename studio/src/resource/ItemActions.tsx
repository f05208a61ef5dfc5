import type { ResourceItem } from '@storefront/contract/entities/studio/resource'
import { type ResourceName, resourceOf } from '@storefront/contract/resources'
import { App, Button, Popconfirm } from 'antd'
import { Link, useNavigate } from 'react-router'
import { useT } from '../i18n'
import { useMe } from '../session/useMe'
import { resourceCalls } from './resource-calls'
import { shopAddress } from './shop-address'
import { itemTitle, resourceText } from './texts'
import { useInvalidateResource } from './useResource'

const UNDO_SECONDS = 10

/** Deletes an item that is there, and brings it back while the notice stands. */
function DeleteButton({ name, item }: { readonly name: ResourceName; readonly item: ResourceItem }) {
  const t = useT()
  const navigate = useNavigate()
  const { message, notification } = App.useApp()
  const invalidate = useInvalidateResource(name)
  const restore = async () => {
    notification.destroy()
    try {
      await resourceCalls.restore(name, item.id)
      invalidate()
      void message.success(t('resource.restored'))
      void navigate(`/${name}/${item.id}`)
    } catch (error) {
      void message.error((error as Error).message)
    }
  }
  const remove = async () => {
    try {
      await resourceCalls.remove(name, item.id)
      invalidate()
      void navigate(`/${name}`, { replace: true })
      notification.success({
        title: t('resource.deleted', { name: itemTitle(name, item.values) || resourceText(t, name) }),
        duration: UNDO_SECONDS,
        actions: <Button onClick={() => void restore()}>{t('resource.undelete')}</Button>,
      })
    } catch (error) {
      void message.error((error as Error).message)
    }
  }
  return (
    <Popconfirm title={t('resource.deleteAsk')} okText={t('studio.product.remove')} onConfirm={remove}>
      <Button danger>{t('studio.product.remove')}</Button>
    </Popconfirm>
  )
}

/** The actions on an item that is there: view in the shop, copy, delete. */
export function ItemActions({ name, item }: { readonly name: ResourceName; readonly item: ResourceItem }) {
  const t = useT()
  const site = useMe().data?.site
  const address = site && shopAddress(site.mobile_url, name, item)
  return (
    <>
      {address && (
        <Button href={address} target="_blank" rel="noreferrer">
          {t('resource.view')}
        </Button>
      )}
      <Link to={`/${name}/new?copy=${item.id}`}>
        <Button tabIndex={-1}>{t('resource.copy')}</Button>
      </Link>
      {resourceOf(name).isDeletable && <DeleteButton name={name} item={item} />}
    </>
  )
}
