import { Typography } from 'antd'
import { useDeferredValue } from 'react'
import { useT } from '../../i18n'
import { typeName } from '../actions/module-actions'
import { useBuilder } from '../document/useBuilder'
import { ModuleFields } from '../fields/ModuleFields'
import { PageFields } from '../fields/PageFields'

/** The fields of the selected module, or of the page. */
export function Inspector() {
  const t = useT()
  // The press shows at once which module it selected; its fields, many and slow to make, follow.
  const selected = useDeferredValue(useBuilder((state) => state.selected))
  const type = useBuilder(({ document }) => (selected === null ? '' : (document.modules[selected]?.type ?? '')))
  const title = selected === null ? t('builder.page') : typeName(type)
  return (
    <section aria-label={title} className="builder-inspector">
      <Typography.Title level={2} style={{ fontSize: 16, marginTop: 0 }}>
        {title}
      </Typography.Title>
      {selected === null ? <PageFields /> : <ModuleFields key={selected} id={selected} />}
    </section>
  )
}
