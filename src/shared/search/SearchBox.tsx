import { SEARCH_DEBOUNCE_MS } from '@storefront/contract/constants'
import { View } from '@tarojs/components'
import { useEffect, useId, useRef, useState } from 'react'
import { useT } from '@/i18n'
import { InputElement } from '@/platform/elements/input'
import { Pressable } from '@/platform/elements/pressable'
import { Icon } from '@/ui/display/Icon'
import s from './SearchBox.module.scss'
import { useTypedText } from './useTypedText'

interface SearchBoxProps {
  /** The current search text. */
  readonly value: string
  readonly onSearch: (text: string) => void
  readonly placeholder: string
  readonly autoFocus?: boolean
  /** Called with each letter, before anything is searched for. */
  readonly onType?: (text: string) => void
  /** Offers the camera while nothing is typed. */
  readonly onScan?: () => Promise<void>
  /** Offers the words of earlier searches while nothing is typed. */
  readonly onWords?: () => void
}

/** Most characters of what is searched for. */
export const SEARCH_MAX = 100

/** A search field: searches a second after the last letter (spec 9), or at once on Enter. */
export function SearchBox({ value, onSearch, placeholder, autoFocus, onType, onScan, onWords }: SearchBoxProps) {
  const t = useT()
  const id = useId()
  const [text, setText] = useState(value)
  const typedText = useTypedText(text, SEARCH_DEBOUNCE_MS)
  const latest = useRef({ value, onSearch })
  latest.current = { value, onSearch }
  const type = (next: string) => {
    setText(next)
    onType?.(next)
  }
  const search = (rawText: string) => {
    const searchText = rawText.trim()
    if (searchText !== latest.current.value) latest.current.onSearch(searchText)
  }
  const searchLatest = useRef(search)
  searchLatest.current = search
  useEffect(() => searchLatest.current(typedText), [typedText])
  // The address may change by another way: a hot word, "back".
  useEffect(() => setText((now) => (now.trim() === value ? now : value)), [value])
  return (
    <View className={s.box}>
      <Icon name="search" size={18} />
      <InputElement
        id={id}
        kind="search"
        label={placeholder}
        placeholder={placeholder}
        className={s.input}
        value={text}
        maxLength={SEARCH_MAX}
        autoFocus={autoFocus}
        onChange={type}
        onConfirm={() => search(text)}
      />
      {text ? (
        <Pressable
          className={s.clear}
          label={t('pages.list.clear')}
          onTap={() => {
            type('')
            search('')
          }}
        >
          <Icon name="close" size={16} />
        </Pressable>
      ) : null}
      {!text && onWords ? (
        <Pressable className={s.clear} label={t('list.words')} onTap={onWords}>
          <Icon name="time" size={18} />
        </Pressable>
      ) : null}
      {!text && onScan ? (
        <Pressable className={s.clear} label={t('device.scan')} onTap={() => void onScan()}>
          <Icon name="scan" size={20} />
        </Pressable>
      ) : null}
    </View>
  )
}
