import { Icon } from '../../app/Icon'
import { App, Button, Dropdown } from 'antd'
import { useState } from 'react'
import { useT } from '../../i18n'
import { copyModule, deleteModule, duplicate, moduleName, toggleHidden } from '../actions/module-actions'
import { SaveBlockModal } from '../blocks/SaveBlockModal'
import type { ModuleDocument } from '../document/types'
import { useBuilderStore } from '../document/useBuilder'

/** The further actions on a module. */
export function RowMenu({ module }: { module: ModuleDocument }) {
  const t = useT()
  const store = useBuilderStore()
  const { message } = App.useApp()
  const { id, hidden } = module
  const copy = async () => {
    await copyModule(store, id)
    void message.success(t('builder.copied'))
  }
  const [isSaving, setSaving] = useState(false)
  const items = [
    {
      key: 'hide',
      label: t(hidden ? 'builder.module.show' : 'builder.module.hide'),
      icon: hidden ? <Icon name="visible" /> : <Icon name="hidden" />,
      run: () => toggleHidden(store, id),
    },
    {
      key: 'duplicate',
      label: t('builder.module.duplicate'),
      icon: <Icon name="duplicate" />,
      run: () => duplicate(store, id),
    },
    { key: 'copy', label: t('builder.module.copy'), icon: <Icon name="clipboard" />, run: () => void copy() },
    { key: 'block', label: t('builder.blocks.blockSave'), icon: <Icon name="plus" />, run: () => setSaving(true) },
    {
      key: 'delete',
      label: t('builder.module.delete'),
      icon: <Icon name="trash" />,
      danger: true,
      run: () => deleteModule(store, id),
    },
  ]
  return (
    <>
      <Dropdown
        trigger={['click']}
        menu={{
          items: items.map(({ run: _, ...item }) => item),
          onClick: ({ key }) => items.find((item) => item.key === key)?.run(),
        }}
      >
        <Button
          size="small"
          type="text"
          icon={<Icon name="more" />}
          aria-label={t('builder.module.more', { name: moduleName(module) })}
        />
      </Dropdown>
      {isSaving && (
        <SaveBlockModal
          kind="block"
          name={moduleName(module)}
          doc={{ title: '', settings: {}, modules: [module] }}
          onClose={() => setSaving(false)}
        />
      )}
    </>
  )
}
