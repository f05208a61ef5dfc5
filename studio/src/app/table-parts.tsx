import { type ComponentProps, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** A table whose frame can be reached, and so moved, by the keyboard while it is wider than the window. */
function ReachableTable(props: ComponentProps<'table'>) {
  const ref = useRef<HTMLTableElement>(null)
  useEffect(() => {
    const frame = ref.current?.parentElement
    if (!frame) return
    const update = () => {
      if (frame.scrollWidth > frame.clientWidth) frame.tabIndex = 0
      else frame.removeAttribute('tabindex')
    }
    update()
    // Of either, whatever the reason: the window, a menu beside it, the letters of a cell.
    const observer = new ResizeObserver(update)
    for (const part of [frame, ref.current]) if (part) observer.observe(part)
    return () => observer.disconnect()
  })
  return <table {...props} ref={ref} />
}

/** Parts that lists give to antd's table. */
export const tableComponents = { table: ReachableTable }

/**
 * antd repeats the head in a hidden row by which it measures columns: a box there could be reached and not seen, so it
 * has none.
 */
function HeadBox({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLSpanElement>(null)
  const [isCopy, setCopy] = useState(false)
  useLayoutEffect(() => setCopy(ref.current?.closest('tr[aria-hidden]') !== null), [])
  return <span ref={ref}>{isCopy ? null : children}</span>
}

/** The head of a table's column of boxes. */
export const boxColumnTitle = (box: ReactNode): ReactNode => <HeadBox>{box}</HeadBox>
