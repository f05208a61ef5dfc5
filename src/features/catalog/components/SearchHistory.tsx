import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import { useT } from '@/i18n'
import { Pressable } from '@/platform/elements/pressable'
import { clearSearches, forgetSearch, useSearches } from '@/state/search-history'
import { Icon } from '@/ui/display/Icon'
import { confirm } from '@/ui/overlay/dialogs'
import s from './SearchHistory.module.scss'

/** Searches of this device on this site; a tap searches again. While they are edited, a tap deletes one. */
export function SearchHistory({ onPick }: { readonly onPick: (word: string) => void }) {
  const t = useT()
  const words = useSearches()
  const [isEdited, setIsEdited] = useState(false)
  const clear = async () => {
    if (!(await confirm({ text: t('list.clearHistoryAsk'), danger: true }))) return
    setIsEdited(false)
    clearSearches()
  }
  if (words.length === 0) return null
  return (
    <View className={s.part}>
      <View className={s.head}>
        <Text className={s.title}>{t('list.history')}</Text>
        {isEdited ? (
          <View className={s.steps}>
            <Pressable className={s.step} label={t('list.clearHistory')} onTap={() => void clear()}>
              <Text>{t('list.clearAll')}</Text>
            </Pressable>
            <Pressable className={s.step} onTap={() => setIsEdited(false)}>
              <Text className={s.done}>{t('list.editDone')}</Text>
            </Pressable>
          </View>
        ) : (
          <Pressable className={s.edit} label={t('list.editHistory')} onTap={() => setIsEdited(true)}>
            <Icon name="trash" size={18} />
          </Pressable>
        )}
      </View>
      <View className={s.words} role="group" aria-label={t('list.history')}>
        {words.map((word) => (
          <Pressable
            key={word}
            className={s.word}
            label={isEdited ? t('list.deleteWord', { word }) : undefined}
            onTap={() => (isEdited ? forgetSearch(word) : onPick(word))}
          >
            <View className={s.pill}>
              <Text className={s.name}>{word}</Text>
              {isEdited ? <Icon name="close" size={14} /> : null}
            </View>
          </Pressable>
        ))}
      </View>
    </View>
  )
}
