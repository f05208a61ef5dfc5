import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Flex, Input, Modal } from 'antd'
import { type KeyboardEvent, useContext, useEffect, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { Icon } from '../app/Icon'
import { call } from '../calls/call'
import { useT } from '../i18n'
import { MenuContext } from './menu-context'
import { paletteItems } from './palette'
import './palette.css'

/** Between a key and the request: typing asks once. */
const DELAY_MS = 200

/** Returns a text as it was when the user stopped typing. */
function useSettledText(text: string): string {
  const [settledText, setSettledText] = useState(text)
  useEffect(() => {
    const timer = window.setTimeout(() => setSettledText(text), DELAY_MS)
    return () => window.clearTimeout(timer)
  }, [text])
  return settledText
}

/** One search over orders, products, customers, pages, content, screens, settings and help. */
export function SearchPalette({ onClose }: { onClose: () => void }) {
  const t = useT()
  const navigate = useNavigate()
  const entries = useContext(MenuContext)
  const [text, setText] = useState('')
  const [index, setIndex] = useState(0)
  const words = text.trim()
  const search = useSettledText(words)
  const hits = useQuery({
    queryKey: ['search', search],
    queryFn: () => call('GET /studio/search/', { query: { search } }),
    enabled: search !== '',
    placeholderData: keepPreviousData,
  })
  const items = paletteItems(t, entries, words, words === '' ? [] : (hits.data?.results ?? []))
  const groups = [...new Set(items.map(({ group }) => group))]
  const current = items[Math.min(index, items.length - 1)]
  const openItem = (to: string) => {
    onClose()
    void navigate(to)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) {
      event.preventDefault()
      setIndex((Math.min(index, items.length - 1) + step + items.length) % Math.max(1, items.length))
    } else if (event.key === 'Enter' && current) openItem(current.to)
  }
  useEffect(() => {
    if (current) document.getElementById(`palette-${current.key}`)?.scrollIntoView?.({ block: 'nearest' })
  }, [current])
  return (
    <Modal open title={t('search.title')} onCancel={onClose} footer={null} width={640} className="palette">
      <Input
        // The dialog is opened to type.
        autoFocus
        role="combobox"
        aria-label={t('search.title')}
        aria-expanded="true"
        aria-controls="palette-list"
        aria-activedescendant={current && `palette-${current.key}`}
        prefix={<Icon name="search" />}
        placeholder={t('search.hint')}
        value={text}
        maxLength={100}
        onChange={({ target }) => {
          setText(target.value)
          setIndex(0)
        }}
        onKeyDown={onKeyDown}
      />
      <div id="palette-list" role="listbox" aria-label={t('search.results')}>
        {groups.map((group) => (
          <Flex key={group} vertical role="group" aria-label={t(group)}>
            <div role="presentation" className="palette-group">
              {t(group)}
            </div>
            {items
              .filter((item) => item.group === group)
              .map((item) => (
                <Link
                  key={item.key}
                  id={`palette-${item.key}`}
                  to={item.to}
                  role="option"
                  tabIndex={-1}
                  aria-selected={item === current}
                  className="palette-item"
                  onClick={onClose}
                >
                  <span>{item.title}</span>
                  <small>{item.note}</small>
                </Link>
              ))}
          </Flex>
        ))}
      </div>
      {items.length === 0 && (
        <p role="status" className="palette-empty">
          {t(hits.isFetching || search !== words ? 'frame.loading' : 'search.none')}
        </p>
      )}
    </Modal>
  )
}
