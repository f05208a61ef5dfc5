import { modules } from '@storefront/contract/modules'
import { Collapse, Input, Select } from 'antd'
import { useId, useMemo } from 'react'
import { useT } from '../../i18n'
import { setModule } from '../document/operations'
import type { ModuleId } from '../document/types'
import { useBuilder, useBuilderStore } from '../document/useBuilder'
import { layoutsOf } from '../palette/types'
import { controls } from './controls'
import { ControlTable } from './control-table'
import { Fields } from './Field'
import { FieldFrame } from './FieldFrame'
import { layoutKey } from './labels'
import type { Schema } from './schema'
import { FieldScope } from './scope'
import { openSections, sectionsOf } from './sections'

function NameField({ id }: { id: ModuleId }) {
  const field = useId()
  const t = useT()
  const store = useBuilderStore()
  const name = useBuilder(({ document }) => document.modules[id]?.name ?? '')
  return (
    <FieldFrame id={field} label={t('builder.module.name')}>
      <Input
        id={field}
        value={name}
        maxLength={100}
        placeholder={t('builder.module.nameHint')}
        onChange={({ target }) => store.getState().change(setModule(id, { name: target.value }), `${id}/name`)}
      />
    </FieldFrame>
  )
}

function LayoutField({ id, type }: { id: ModuleId; type: string }) {
  const field = useId()
  const t = useT()
  const store = useBuilderStore()
  const style = useBuilder(({ document }) => document.modules[id]?.style ?? '')
  const layouts = layoutsOf(type)
  if (layouts.length === 0) return null
  const options = [
    { value: '', label: t('builder.field.byDefault') },
    ...layouts.map((layout) => ({ value: layout as string, label: t(layoutKey(layout)) })),
  ]
  const all = options.some(({ value }) => value === style) ? options : [...options, { value: style, label: style }]
  return (
    <FieldFrame id={field} label={t('builder.module.layout')}>
      <Select
        id={field}
        value={style}
        options={all}
        onChange={(next) => store.getState().change(setModule(id, { style: next }))}
        style={{ width: '100%' }}
      />
    </FieldFrame>
  )
}

/** All fields of a module, in sections. A type that the module table does not know has its name alone. */
export function ModuleFields({ id }: { id: ModuleId }) {
  const t = useT()
  const type = useBuilder(({ document }) => document.modules[id]?.type ?? '')
  const schema = modules.find((row) => row.type === type)?.config as Schema | undefined
  const scope = useMemo(() => ({ module: id, type, schema: schema ?? {} }), [id, type, schema])
  const sections = schema ? [...sectionsOf(schema)].filter(([, names]) => names.length > 0) : []
  return (
    <ControlTable.Provider value={controls}>
      <FieldScope.Provider value={scope}>
        <NameField id={id} />
        <LayoutField id={id} type={type} />
        <Collapse
          ghost
          size="small"
          defaultActiveKey={[...openSections]}
          items={sections.map(([section, names]) => ({
            key: section,
            label: t(`builder.section.${section}`),
            children: <Fields schema={schema ?? {}} path={[]} names={names} />,
          }))}
        />
      </FieldScope.Provider>
    </ControlTable.Provider>
  )
}
