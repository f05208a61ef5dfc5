import { Text, View } from '@tarojs/components'
import { useT } from '@/i18n'
import { Pressable } from '@/platform/elements/pressable'
import { Icon } from '@/ui/display/Icon'
import s from './Suggestion.module.scss'

/** The words that a search without results may mean: a tap searches for them. */
export function Suggestion({ words, onPick }: { readonly words: string; readonly onPick: (words: string) => void }) {
  const t = useT()
  return (
    <View className={s.place}>
      <Pressable className={s.line} onTap={() => onPick(words)}>
        <Text className={s.text}>{t('list.suggestion', { words })}</Text>
        <Icon name="right" size={16} />
      </Pressable>
    </View>
  )
}
