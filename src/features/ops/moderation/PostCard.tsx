import type { ModerationItem } from '@storefront/contract/entities/community/moderation'
import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import s from '@/features/ops/components/Ops.module.scss'
import { useT } from '@/i18n'
import { dateTimeText, endTimeText } from '@/lib/time'
import { go } from '@/router'
import { PictureRow } from '@/shared/picture/PictureRow'
import { Button } from '@/ui/controls/Button'
import { Tag } from '@/ui/display/Tag'
import { MuteSheet } from './MuteSheet'
import { useDecision } from './useDecision'

interface PostCardProps {
  readonly item: ModerationItem
  /** On its own screen: the whole text, and no way to itself. */
  readonly isWhole?: boolean
}

/** A post with its author and what holds it, and what can be decided of it. */
export function PostCard({ item, isWhole }: PostCardProps) {
  const t = useT()
  const {
    id,
    kind_display,
    text,
    images,
    author,
    reasons,
    report_count,
    state,
    state_display,
    created: createdAt,
  } = item
  const isSettled = state === 'approved' || state === 'removed'
  return (
    <View className={s.card}>
      <View className={s.head}>
        <Text className={s.title}>{author.name}</Text>
        <Text className={isSettled ? s.on : s.status}>{state_display}</Text>
      </View>
      <View className={s.quiet}>{[kind_display, dateTimeText(createdAt)].join(' · ')}</View>
      <View className={isWhole ? s.plain : s.excerpt}>{text}</View>
      <PictureRow images={images} nameOf={(n) => t('opsModeration.picture', { n })} />
      <View className={s.tags}>
        {reasons.map(({ code, display }) => (
          <Tag key={code} tone="quiet">
            {display}
          </Tag>
        ))}
        {report_count > 0 ? <Tag>{t('opsModeration.reportCount', { n: report_count })}</Tag> : null}
        {author.muted_until ? <Tag>{t('opsModeration.muted', { time: endTimeText(author.muted_until) })}</Tag> : null}
      </View>
      <View className={s.actions}>
        {isWhole ? null : (
          <Button
            size="s"
            kind="ghost"
            label={`${t('opsModeration.action.more')} ${author.name}`}
            onTap={() => void go('ops.moderation.detail', { id })}
          >
            {t('opsModeration.action.more')}
          </Button>
        )}
        <Decisions item={item} />
      </View>
    </View>
  )
}

function Decisions({ item }: { readonly item: ModerationItem }) {
  const t = useT()
  const { author, actions } = item
  const { approve, hide, mute, unmute, busy } = useDecision(item)
  const [isMuting, setMuting] = useState(false)
  const labelOf = (action: string) => `${action} ${author.name}`
  return (
    <>
      {author.muted_until ? (
        <Button
          size="s"
          kind="ghost"
          busy={busy}
          label={labelOf(t('opsModeration.unmute'))}
          onTap={() => void unmute()}
        >
          {t('opsModeration.unmute')}
        </Button>
      ) : null}
      {actions.includes('mute') ? (
        <Button
          size="s"
          kind="ghost"
          busy={busy}
          label={labelOf(t('opsModeration.action.mute'))}
          onTap={() => setMuting(true)}
        >
          {t('opsModeration.action.mute')}
        </Button>
      ) : null}
      {actions.includes('hide') ? (
        <Button
          size="s"
          kind="danger"
          busy={busy}
          label={labelOf(t('opsModeration.action.hide'))}
          onTap={() => void hide()}
        >
          {t('opsModeration.action.hide')}
        </Button>
      ) : null}
      {actions.includes('approve') ? (
        <Button size="s" busy={busy} label={labelOf(t('opsModeration.action.approve'))} onTap={() => void approve()}>
          {t('opsModeration.action.approve')}
        </Button>
      ) : null}
      {isMuting ? <MuteSheet busy={busy} onMute={mute} onClose={() => setMuting(false)} /> : null}
    </>
  )
}
