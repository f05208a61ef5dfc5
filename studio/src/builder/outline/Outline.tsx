import { Icon } from '../../app/Icon'
import { Empty, Typography } from 'antd'
import { Fragment, type KeyboardEvent, memo, useRef } from 'react'
import { useT } from '../../i18n'
import { deleteModule, duplicate, moveBy, moveTo } from '../actions/module-actions'
import type { BuilderStore } from '../document/store'
import type { ModuleId } from '../document/types'
import { useBuilder, useBuilderStore } from '../document/useBuilder'
import { OutlineRow } from './OutlineRow'

/** Selects the module so many places further. */
function selectBy(store: BuilderStore, id: ModuleId, places: number): void {
  const { document, select } = store.getState()
  const next = document.order[document.order.indexOf(id) + places]
  if (next !== undefined) select(next)
}

type Action = (store: BuilderStore, id: ModuleId) => void
/** THE table of the outline's keys. */
const actions: Readonly<Record<string, Action>> = {
  ArrowUp: (store, id) => selectBy(store, id, -1),
  ArrowDown: (store, id) => selectBy(store, id, 1),
  'Alt+ArrowUp': (store, id) => moveBy(store, id, -1),
  'Alt+ArrowDown': (store, id) => moveBy(store, id, 1),
  'Alt+Home': (store, id) => moveTo(store, id, 0),
  'Alt+End': (store, id) => moveTo(store, id, store.getState().document.order.length - 1),
  Delete: deleteModule,
  'Ctrl+d': duplicate,
}

/** The place between two modules, where the palette's next one goes when it is marked. */
const InsertionButton = memo(function InsertionButton({ index, onMark }: { index: number; onMark: () => void }) {
  const t = useT()
  const store = useBuilderStore()
  const isMarked = useBuilder(({ insertAt }) => insertAt === index)
  const mark = () => {
    store.getState().markInsertion(isMarked ? null : index)
    if (!isMarked) onMark()
  }
  return (
    <li className={isMarked ? 'builder-insert builder-insert-marked' : 'builder-insert'}>
      <button
        type="button"
        aria-pressed={isMarked}
        aria-label={t('builder.insertHere', { n: index + 1 })}
        onClick={mark}
      >
        {isMarked ? t('builder.insertMark') : <Icon name="plus" />}
      </button>
    </li>
  )
})

/** The page's modules in their order. @param onMark hears that a place for the next module was marked */
export function Outline({ onMark }: { onMark: () => void }) {
  const t = useT()
  const store = useBuilderStore()
  const list = useRef<HTMLOListElement>(null)
  const order = useBuilder(({ document }) => document.order)
  const isPage = useBuilder(({ selected }) => selected === null)
  const onKeyDown = (event: KeyboardEvent) => {
    const row = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>('[data-module]') : null
    const key = `${event.altKey ? 'Alt+' : ''}${event.ctrlKey || event.metaKey ? 'Ctrl+' : ''}${event.key}`
    const action = row && actions[key]
    if (!action) return
    event.preventDefault()
    const id = Number(row.dataset.module)
    // A row that the Tab key reached is not selected yet, and the focus would leave it.
    store.getState().select(id)
    action(store, id)
    // The focus follows the selection, once the rows have moved.
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>(`[data-module="${store.getState().selected}"]`)?.focus(),
    )
  }
  return (
    <nav aria-label={t('builder.outline')} className="builder-outline">
      <button
        type="button"
        className="builder-page-row"
        aria-current={isPage}
        onClick={() => store.getState().select(null)}
      >
        <Icon name="settings" /> {t('builder.page')}
      </button>
      {order.length === 0 && <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('builder.empty')} />}
      <ol ref={list} onKeyDown={onKeyDown} aria-describedby="builder-keys">
        <InsertionButton index={0} onMark={onMark} />
        {order.map((id, index) => (
          <Fragment key={id}>
            <OutlineRow id={id} />
            <InsertionButton index={index + 1} onMark={onMark} />
          </Fragment>
        ))}
      </ol>
      <Typography.Paragraph id="builder-keys" type="secondary" className="builder-hint">
        {t('builder.keys.outline')}
      </Typography.Paragraph>
    </nav>
  )
}
