import { Typography } from 'antd'
import { useCallback, useDeferredValue, useLayoutEffect, useRef } from 'react'
import { useT } from '../../i18n'
import { typeName } from '../actions/module-actions'
import { useBuilder } from '../document/useBuilder'
import { DrawerPlace } from '../fields/drawer-place'
import { ModuleFields } from '../fields/ModuleFields'
import { PageFields } from '../fields/PageFields'

/** The fields of the selected module, or of the page. */
export function Inspector() {
  const t = useT()
  // The press shows at once which module it selected; its fields, many and slow to make, follow.
  const selected = useDeferredValue(useBuilder((state) => state.selected))
  const type = useBuilder(({ document }) => (selected === null ? '' : (document.modules[selected]?.type ?? '')))
  const title = selected === null ? t('builder.page') : typeName(type)
  const column = useRef<HTMLDivElement>(null)
  const scroller = useRef<HTMLElement>(null)
  const placeOfDrawer = useCallback(() => column.current ?? document.body, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another module's fields begin at their top
  useLayoutEffect(() => {
    scroller.current?.scrollTo?.(0, 0)
  }, [selected])
  return (
    <div ref={column} className="builder-column">
      <section ref={scroller} aria-label={title} className="builder-inspector">
        <Typography.Title level={2} style={{ marginTop: 0 }}>
          {title}
        </Typography.Title>
        <DrawerPlace.Provider value={placeOfDrawer}>
          {selected === null ? <PageFields /> : <ModuleFields key={selected} id={selected} />}
        </DrawerPlace.Provider>
      </section>
    </div>
  )
}
