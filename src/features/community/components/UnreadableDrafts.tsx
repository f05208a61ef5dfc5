import { View } from '@tarojs/components'
import { copyText } from '@/shared/device/copyText'
import { useT } from '@/i18n'
import { removeUnreadable, useUnreadableDrafts } from '@/state/drafts'
import { wordsOfDraft } from '@/features/community/draft-words'
import { Button } from '@/ui/controls/Button'
import { confirm } from '@/ui/overlay/dialogs'
import s from './UnreadableDrafts.module.scss'

/** Drafts that another version of the app wrote and this one cannot open: their words, to be taken along. */
export function UnreadableDrafts() {
  const t = useT()
  const unreadable = useUnreadableDrafts()
  const remove = async (value: unknown) => {
    if (
      await confirm({
        text: t('note.draftDeleteAsk'),
        confirmText: t('common.delete'),
        cancelText: t('common.cancel'),
        danger: true,
      })
    )
      removeUnreadable(value)
  }
  return (
    <>
      {unreadable.map((value) => {
        const words = wordsOfDraft(value)
        return (
          <View key={words} className={s.draft}>
            <View className={s.hint}>{t('note.unreadable')}</View>
            <View className={s.words}>{words}</View>
            <View className={s.actions}>
              <Button size="s" kind="ghost" onTap={() => void remove(value)}>
                {t('common.delete')}
              </Button>
              <Button size="s" onTap={() => void copyText(words)}>
                {t('note.copyWords')}
              </Button>
            </View>
          </View>
        )
      })}
    </>
  )
}
