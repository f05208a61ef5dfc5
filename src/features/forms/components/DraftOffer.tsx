import { View } from '@tarojs/components'
import { useT } from '@/i18n'
import { dateTimeText } from '@/lib/time'
import { Button } from '@/ui/controls/Button'
import s from './Form.module.scss'

interface DraftOfferProps {
  /** Time of the save, in milliseconds. */
  readonly at: number
  readonly onRestore: () => void
  readonly onDiscard: () => void
}

/** A newer draft than the one that is shown: the visitor chooses. */
export function DraftOffer({ at, onRestore, onDiscard }: DraftOfferProps) {
  const t = useT()
  return (
    <View className={s.offer} role="status">
      <View className={s.offerText}>
        {t('interact.form.draft.newer', { moment: dateTimeText(new Date(at).toISOString()) })}
      </View>
      <Button kind="ghost" size="s" onTap={onDiscard}>
        {t('interact.form.draft.discard')}
      </Button>
      <Button kind="secondary" size="s" onTap={onRestore}>
        {t('interact.form.draft.restore')}
      </Button>
    </View>
  )
}
