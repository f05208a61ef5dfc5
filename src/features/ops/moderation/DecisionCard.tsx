import type { ModerationLog } from '@storefront/contract/entities/community/moderation'
import { Text, View } from '@tarojs/components'
import s from '@/features/ops/components/Ops.module.scss'
import { useT } from '@/i18n'
import { dateTimeText, endTimeText } from '@/lib/time'
import { Button } from '@/ui/controls/Button'
import { useUndo } from './useDecision'

/** A decision: who, about whom, why; the newest one can be taken back. */
export function DecisionCard({ log }: { readonly log: ModerationLog }) {
  const t = useT()
  const { id, action_display, actor, person, reason, until, created: createdAt, undone, can_undo } = log
  const { undo, busy } = useUndo(id)
  return (
    <View className={s.card}>
      <View className={s.head}>
        <Text className={s.title}>{`${action_display} · ${person}`}</Text>
        {undone ? <Text className={s.off}>{t('opsModeration.undone')}</Text> : null}
      </View>
      <View className={s.quiet}>{`${actor} · ${dateTimeText(createdAt)}`}</View>
      {until ? <View className={s.quiet}>{t('opsModeration.muted', { time: endTimeText(until) })}</View> : null}
      {reason ? <View className={s.text}>{reason}</View> : null}
      {can_undo ? (
        <View className={s.actions}>
          <Button
            size="s"
            kind="ghost"
            busy={busy}
            label={`${t('opsModeration.undo')} ${action_display} ${person}`}
            onTap={() => void undo()}
          >
            {t('opsModeration.undo')}
          </Button>
        </View>
      ) : null}
    </View>
  )
}
