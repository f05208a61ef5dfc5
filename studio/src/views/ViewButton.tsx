import type { SavedView } from '@storefront/contract/entities/studio/view'
import { Button, Dropdown, Space, Tooltip } from 'antd'
import { useT } from '../i18n'

interface ViewButtonProps {
  readonly view: SavedView
  /** Whether the list shows it. */
  readonly isOpen: boolean
  readonly onOpen: () => void
  readonly onEdit: () => void
  /** Saves the present state in its place; undefined where that changes nothing. */
  readonly onReplace: (() => void) | undefined
  readonly onRemove: () => void
}

/** A saved view: opens it, and beside it what the caller may do with it. */
export function ViewButton({ view, isOpen, onOpen, onEdit, onReplace, onRemove }: ViewButtonProps) {
  const t = useT()
  const items = [
    ...(view.is_own ? [{ key: 'edit', label: t('views.rename'), onClick: onEdit }] : []),
    ...(view.is_own && onReplace ? [{ key: 'replace', label: t('views.replace'), onClick: onReplace }] : []),
    ...(view.is_deletable ? [{ key: 'remove', label: t('views.remove'), danger: true, onClick: onRemove }] : []),
  ]
  const open = (
    <Button aria-pressed={isOpen} type={isOpen ? 'primary' : 'default'} ghost={isOpen} onClick={onOpen}>
      {view.name}
    </Button>
  )
  return (
    <Space.Compact>
      {view.is_own ? open : <Tooltip title={t('views.sharedBy', { owner: view.owner })}>{open}</Tooltip>}
      {items.length > 0 && (
        <Dropdown menu={{ items }} trigger={['click']}>
          <Button aria-label={t('views.more', { name: view.name })} aria-haspopup="menu">
            ⋯
          </Button>
        </Dropdown>
      )}
    </Space.Compact>
  )
}
