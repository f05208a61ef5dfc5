import { Button, Tooltip } from 'antd'
import { useT } from '../../i18n'
import { moduleName, moveBy } from '../actions/module-actions'
import type { ModuleDocument } from '../document/types'
import { useBuilder, useBuilderStore } from '../document/useBuilder'
import { Icon } from '../../app/Icon'
import { RowMenu } from './RowMenu'

/** The buttons of a row: one place up or down, and what else there is. */
export function RowActions({ module }: { module: ModuleDocument }) {
  const t = useT()
  const store = useBuilderStore()
  const index = useBuilder(({ document }) => document.order.indexOf(module.id))
  const isLast = useBuilder(({ document }) => document.order.at(-1) === module.id)
  const name = moduleName(module)
  return (
    <span className="builder-row-actions">
      <Tooltip title={t('builder.module.up')}>
        <Button
          size="small"
          type="text"
          icon={<Icon name="up" />}
          aria-label={`${t('builder.module.up')} ${name}`}
          disabled={index === 0}
          onClick={() => moveBy(store, module.id, -1)}
        />
      </Tooltip>
      <Tooltip title={t('builder.module.down')}>
        <Button
          size="small"
          type="text"
          icon={<Icon name="down" />}
          aria-label={`${t('builder.module.down')} ${name}`}
          disabled={isLast}
          onClick={() => moveBy(store, module.id, 1)}
        />
      </Tooltip>
      <RowMenu module={module} />
    </span>
  )
}
