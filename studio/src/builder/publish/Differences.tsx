import { Typography } from 'antd'
import { useT } from '../../i18n'
import { moduleName } from '../actions/module-actions'
import { isEqual } from '../document/json'
import { normalize } from '../document/normalize'
import type { DocumentState, PageDocument } from '../document/types'
import { frameChanges } from '../preview/frame-changes'
import type { DraftMessage } from '../preview/frame-protocol'

/** The text of a difference, and what it names: `load` never stands among differences. */
function lineOf(message: DraftMessage, before: DocumentState, after: DocumentState) {
  if (message.type === 'load' || message.type === 'page') return { key: 'page' as const, name: message.title, n: 0 }
  const id = typeof message.module === 'number' ? message.module : message.module.id
  const module = after.modules[id] ?? before.modules[id]
  const name = module ? moduleName(module) : String(id)
  if (message.type === 'hide') return { key: message.hidden ? ('hide' as const) : ('show' as const), name, n: 0 }
  return { key: message.type, name, n: 'index' in message ? message.index + 1 : 0 }
}

/** The differences between one document and another, module by module. */
export function Differences({ before, after }: { before: PageDocument; after: PageDocument }) {
  const t = useT()
  const [from, to] = [normalize(before), normalize(after)]
  const settings = isEqual(from.settings, to.settings) ? [] : [{ key: 'settings' as const, name: '', n: 0 }]
  const lines = [...settings, ...frameChanges(from, to).map((message) => lineOf(message, from, to))]
  if (lines.length === 0) return <Typography.Text type="secondary">{t('builder.differences.none')}</Typography.Text>
  return (
    <ul className="builder-problems">
      {lines.map(({ key, name, n }) => (
        <li key={`${key} ${name} ${n}`}>{t(`builder.differences.${key}`, { name, n })}</li>
      ))}
    </ul>
  )
}
