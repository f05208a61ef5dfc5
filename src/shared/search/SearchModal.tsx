import { View } from '@tarojs/components'
import { useState } from 'react'
import { useT } from '@/i18n'
import { InputElement } from '@/platform/elements/input'
import { rememberSearch } from '@/state/search-history'
import { Button } from '@/ui/controls/Button'
import type { DialogProps } from '@/ui/overlay/store'
import { Sheet } from '@/ui/overlay/Sheet'
import s from './SearchModal.module.scss'
import { SEARCH_MAX } from './SearchBox'
import { SearchStart } from './SearchStart'

interface SearchModalProps extends DialogProps<string> {
  /** The current search text of the list. */
  readonly value: string
  readonly placeholder: string
}

/**
 * Search over a list (spec 2, infinite list): a field, what was looked for here before, and what many look for. Ends
 * with the words that were handed in or chosen, and nothing is searched while they are typed.
 */
export function SearchModal({ close, value, placeholder }: SearchModalProps) {
  const t = useT()
  const [text, setText] = useState(value)
  const search = (runSearch: string) => {
    const words = runSearch.trim()
    if (words !== '') rememberSearch(words)
    close(words)
  }
  return (
    <Sheet open title={t('pages.search.title')} onClose={() => close()}>
      <View className={s.line}>
        <View className={s.box}>
          <InputElement
            id="search-modal"
            kind="search"
            label={t('list.searchWords')}
            placeholder={placeholder}
            className={s.input}
            value={text}
            maxLength={SEARCH_MAX}
            autoFocus
            onChange={setText}
            onConfirm={() => search(text)}
          />
        </View>
        <Button size="s" onTap={() => search(text)}>
          {t('list.find')}
        </Button>
      </View>
      <SearchStart onPick={search} />
    </Sheet>
  )
}
