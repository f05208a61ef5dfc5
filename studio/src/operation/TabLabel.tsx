import { LIST_COUNT_MAX } from '@storefront/contract/constants'
import { Badge } from 'antd'
import { useLocation } from 'react-router'
import { colours } from '../app/colours'
import { waitingKindOf } from '../overview/links'
import { useWaiting } from '../overview/useNews'

interface TabLabelProps {
  readonly text: string
  readonly tab: string
  /** The number of all items of the tab, where the list's call gives it. */
  readonly total: number | undefined
}

/** The name of a list's tab, with the number of its items, or else the count of what waits there. */
export function TabLabel({ text, tab, total }: TabLabelProps) {
  const { pathname } = useLocation()
  const kind = waitingKindOf(pathname.replace(/^\/|\/$/g, ''), tab)
  const count = useWaiting().find((one) => one.kind === kind)?.count ?? 0
  if (total !== undefined) return `${text} ${total > LIST_COUNT_MAX ? `${LIST_COUNT_MAX}+` : total}`
  return (
    <>
      {text}
      {count > 0 && (
        <Badge count={count} overflowCount={999} size="small" color={colours.notice} style={{ marginInlineStart: 6 }} />
      )}
    </>
  )
}
